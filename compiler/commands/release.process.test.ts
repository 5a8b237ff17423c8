import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContentCopy, runScript } from '../../tests/support/content-copy.ts';
import { copySmallWorld, loadSmallWorld } from '../../tests/support/small-world.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';

const sampleLine = /^\s*"?sample"?: true,?$/gm;

/** Every line of content that says it is a sample, found without the release's own eyes. */
const sampleLines = globSync('content/**/*.{json,yaml}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(sampleLine)].map(() => file),
);

let copy: ContentCopy;

beforeEach(() => {
  copy = copySmallWorld();
});

afterEach(() => copy.discard());

// Each of these starts programs, a second each on a busy machine.
describe('a release', { timeout: 60_000 }, () => {
  test('of the content as it is shipped is refused, and each sample is named in one list', async () => {
    const { code, stdout, stderr } = await runScript('scripts/build.ts', ['--release']);
    const named = [...stderr.matchAll(/^(content\/\S+): "(\S*sample)" should be false/gm)];
    expect(code).toBe(1);
    expect(sampleLines.length).toBeGreaterThan(10);
    expect(named.map(([, file]) => file).toSorted()).toEqual(sampleLines.toSorted());
    expect(new Set(named.map(([line]) => line)).size).toBe(named.length);
    expect(stdout).not.toContain('static');
  });

  test('is refused in the same way when the environment asks for it', async () => {
    const { code, stderr } = await runScript('scripts/build.ts', [], {
      env: { WAYMARK_RELEASE: '1' },
    });
    expect(code).toBe(1);
    expect(stderr).toContain('content/settings.json: "organisation.sample" should be false');
  });

  test('of content without samples is not refused, until one stands anywhere', async () => {
    const testimonials = 'content/en/testimonials.json';
    copy.change(testimonials, /\[.*\]/s, '[]');
    const samples = globSync('content/**/*.{json,yaml}', { cwd: copy.folder }).filter(
      (file) => copy.read(file).match(sampleLine) !== null,
    );
    expect(samples.length).toBeGreaterThan(2);
    for (const file of samples) copy.change(file, /("?sample"?: )true/g, '$1false');
    expect(await copy.run('compiler/commands/content.ts', ['--release'])).toMatchObject({
      code: 0,
    });

    copy.change('content/en/articles/document-fraud.yaml', 'sample: false', 'sample: true');
    const { code, stderr } = await copy.run('compiler/commands/content.ts', ['--release']);
    expect(code).toBe(1);
    expect(stderr).toContain('content/en/articles/document-fraud.yaml: "sample"');
    expect(stderr).toContain('1 to mend');
  });

  test('of content without a testimonial shows no section for them, and says how to write one', () => {
    const content = loadSmallWorld();
    const english = { ...content.locales[0], testimonials: [] };
    const { pages } = compile({ ...content, locales: [english] }, readBuildConfig({}));
    const ids = (path: string) =>
      pages.find((page) => page.path === path)?.sections.map(({ id }) => id) ?? [];
    expect(ids('/')).not.toEqual(expect.arrayContaining(['testimonials']));
    expect(ids('/')).not.toEqual(expect.arrayContaining(['voices']));
    expect(ids('/testimonial')).toContain('how-to-write-one');
    expect(ids('/testimonial')).not.toContain('cards');
  });

  test('is what samples stop, and nothing else', async () => {
    expect(await copy.run('compiler/commands/content.ts', [])).toMatchObject({ code: 0 });
  });
});
