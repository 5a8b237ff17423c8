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
