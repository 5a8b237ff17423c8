import { describe, expect, test } from 'vitest';
import { readBuildConfig } from './build-config.ts';

test('without settings the site talks to its own desk on this machine', () => {
  expect(readBuildConfig({})).toMatchObject({ siteUrl: 'http://localhost:4321', emailOrigin: '' });
});

test('a build is a release only when the environment says so', () => {
  expect(readBuildConfig({}).isRelease).toBe(false);
  expect(readBuildConfig({ WAYMARK_RELEASE: '0' }).isRelease).toBe(false);
  expect(readBuildConfig({ WAYMARK_RELEASE: '1' }).isRelease).toBe(true);
});

describe('a build is refused, naming the variable,', () => {
  test.each([
    ['SITE_URL', 'waymark.example'],
    ['SITE_URL', 'https://waymark.example/path'],
    ['SITE_URL', 'ftp://waymark.example'],
    ['PUBLIC_EMAILJS_ORIGIN', 'api.emailjs.com'],
    ['PUBLIC_EMAILJS_PUBLIC_KEY', ''],
    ['WAYMARK_RELEASE', 'yes'],
  ])('when %s is "%s"', (name, value) => {
    expect(() => readBuildConfig({ [name]: value })).toThrow(name);
  });
});

test('the day is that of the clock, unless one is set', () => {
  const before = Date.now();
  expect(readBuildConfig({}).today.getTime()).toBeGreaterThanOrEqual(before);
  expect(readBuildConfig({ WAYMARK_TODAY: '2028-02-29' }).today).toEqual(
    new Date('2028-02-29T12:00:00Z'),
  );
});

test.each(['2028-1-5', '2027-02-29', '2028-13-01', 'tomorrow'])(
  '%s is refused as a day, with a word on how to write one',
  (day) => {
    expect(() => readBuildConfig({ WAYMARK_TODAY: day })).toThrow(
      `WAYMARK_TODAY should be a day like 2028-01-15, but is "${day}".`,
    );
  },
);
