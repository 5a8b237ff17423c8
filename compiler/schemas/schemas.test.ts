import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** What JSON Schema says of one field; `words` and `reference` are ours. */
type Field = {
  type?: string;
  description?: string;
  words?: string;
  reference?: string;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  properties?: Record<string, Field>;
  additionalProperties?: Field | boolean;
  items?: Field;
  prefixItems?: Field[];
  anyOf?: Field[];
};

const files = [
  ...globSync('compiler/schemas/*.ts', { exclude: ['**/*.test.ts'] }),
  'gates/claims/claim-schemas.ts',
  'gates/reading/plain-language.ts',
  'contract/contact-settings.ts',
];

const modules = await Promise.all(
  files.map(async (file): Promise<Record<string, unknown>> => import(resolve(file))),
);

const schemas = new Map(
  modules
    .flatMap((exports) => Object.entries(exports))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
);

const toField = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Field;

function fieldsBelow(field: Field, path: string): [string, Field][] {
  const inner = [
    ...Object.entries(field.properties ?? {}),
    ...[field.items, field.additionalProperties, ...(field.prefixItems ?? [])].flatMap((item) =>
      typeof item === 'object' ? [['*', item] as const] : [],
    ),
    ...(field.anyOf ?? []).map((choice) => ['', choice] as const),
  ];
  return [
    [path, field],
    ...inner.flatMap(([name, child]) => fieldsBelow(child, name === '' ? path : `${path}.${name}`)),
  ];
}

const fields = [...schemas]
  .filter(([name]) => name.endsWith('Schema'))
  .flatMap(([name, schema]) => fieldsBelow(toField(schema), name));

const at = (path: string) => Object.fromEntries(fields)[path];
const pathsWhere = (fits: (field: Field, name: string) => boolean) =>
  fields.filter(([path, field]) => fits(field, path.split('.').at(-1) ?? '')).map(([path]) => path);

test('there are schemas to look at', () => {
  expect(schemas.size).toBeGreaterThan(40);
  expect(fields.length).toBeGreaterThan(500);
});

test.each([...schemas])('%s can be made into a form', (_, schema) => {
  expect(toField(schema)).toHaveProperty('$schema');
});

test.each(files.filter((file) => !file.endsWith('pictures.ts')))(
  'editors read every explanation of a field in %s, because none is a comment',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const comments = lines.filter((line) => /^\s+\/\*\*/.test(line));
    expect(comments).toEqual([]);
  },
);

describe('what the editor asks of a field is said beside its explanation', () => {
  test('after further rules, and where the field may be left out', () => {
    expect(at('caseSchema.time')).toMatchObject({
      words: 'rich',
      maxLength: 140,
      description: expect.stringMatching(/^How long it takes/),
    });
    expect(at('caseSchema.decides')).toMatchObject({
      words: 'line',
      maxLength: 60,
      description: expect.stringMatching(/^Who decides/),
    });
    expect(at('caseSchema.cost.inAll')).toMatchObject({
      reference: 'fact',
      description: expect.stringMatching(/^The fact that tells/),
    });
    expect(at('guideSchema.cases.*.answer')).toMatchObject({ words: 'rich', maxLength: 320 });
  });

  test('every free text says how it is written, but for names and patterns that no page shows', () => {
    const unshown =
      /^(clocks|foreignWords|claim|honestWords|placeNames|synonyms|offerSigns|terms)|^holidaysSchema\.(from|through)$|\.(shown|schemaOrg|typed)\.\*$|\.content$/;
    const isFree = ({ type, pattern, format, ...rest }: Field) =>
      type === 'string' && !pattern && !format && !rest.enum && rest.const === undefined;
    const silent = pathsWhere((field) => isFree(field) && !field.words && !field.reference);
    expect(silent.filter((path) => !unshown.test(path))).toEqual([]);
  });

  test('every name of a fact, a page, a case, a condition, a guide or a publisher says of what', () => {
    const named = (reference: string) => pathsWhere((field) => field.reference === reference);
    const pattern = (path: string) => at(path)?.pattern;
    expect(named('fact')).toEqual(
      expect.arrayContaining(pathsWhere((f) => f.pattern === pattern('caseSchema.cost.inAll'))),
    );
    const pages = pathsWhere((f) => f.pattern === pattern('routesSchema.*.parent'));
    expect(named('route')).toEqual(
      expect.arrayContaining(pages.filter((path) => path !== 'routesSchema.*.path')),
    );
    expect(named('route')).not.toContain('routesSchema.*.path');
    expect(named('condition')).toEqual(
      pathsWhere(
        (field, name) => ['onlyIf', 'notIf'].includes(name) && field.pattern !== undefined,
      ),
    );
    expect(named('publisher')).toEqual(pathsWhere((_, name) => name === 'publisher'));
    expect(named('guide')).toEqual(['offerSchema.guide']);
    expect(named('case')).toEqual([
      'guideFinderSchema.answers.*.cases.*',
      'guideSchema.topics.*.cases.*',
      'guideSchema.finder.answers.*.cases.*',
    ]);
  });
});
