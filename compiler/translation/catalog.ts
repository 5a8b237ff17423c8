import { hash } from 'node:crypto';
import { z } from 'zod';
import { madeOnce } from '../../plan/made-once.ts';
import { namedMonth } from '../schemas/facts.ts';

/** A text of a content file that every language says in its own words. */
export type Text = {
  /** Names of fields, joined by dots; an item of a list by its `id`, or by its number from 0. */
  address: string;
  english: string;
  kind: 'line' | 'rich';
  /** The most characters for which there is room; null for any. Other languages need a third more than English. */
  most: number | null;
  /** Whether it warns, or says who may advise. */
  warns: boolean;
};

/** What a text becomes: other words, or what gives them, which is asked whenever the text is read. */
type Say = (text: Text) => string | (() => string);

/** `value` with every text as `say` says it. What the schema does not call words stays, and so does what has no letters. */
export function withTexts<Value>(value: Value, schema: z.core.$ZodType, say: Say): Value {
  // The walk changes strings for strings and nothing else.
  return walk(value, schema, { address: '', warns: false }, say) as Value;
}

type Place = Pick<Text, 'address' | 'warns'>;

function walk(value: unknown, schema: z.core.$ZodType, above: Place, say: Say): unknown {
  const place = { ...above, warns: above.warns || warns(value, schema) };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return walk(value, schema.unwrap(), place, say);
  }
  if (typeof value === 'string') return sayOne(value, schema, place, say);
  if (typeof value !== 'object' || value === null) return value;
  if (metaOf(schema).translate === 'no') return value;
  if (schema instanceof z.ZodUnion) {
    const chosen = schema.options.find((option) => z.safeParse(option, value).success);
    return chosen === undefined ? value : walk(value, chosen, place, say);
  }
  return walkBelow(value, schema, place, say);
}

/** A text that gives its words when it is read is a getter. */
function walkBelow(
  value: object,
  schema: z.core.$ZodType,
  { address, warns: above }: Place,
  say: Say,
) {
  const said: object = Array.isArray(value) ? [] : {};
  for (const [key, child] of Object.entries(value)) {
    const name = Array.isArray(value) ? nameOf(child, key) : key;
    const place = { address: address === '' ? name : `${address}.${name}`, warns: above };
    const childSchema = schemaBelow(schema, key);
    const told: unknown = childSchema ? walk(child, childSchema, place, say) : child;
    if (typeof told === 'function')
      Reflect.defineProperty(said, key, { get: () => told(), enumerable: true });
    else Reflect.set(said, key, told);
  }
  return said;
}

/** By its schema, or because the file says so of itself. */
function warns(value: unknown, schema: z.core.$ZodType): boolean {
  return metaOf(schema).warns === true || Reflect.get(Object(value), 'warns') === true;
}

function sayOne(english: string, schema: z.core.$ZodType, place: Place, say: Say) {
  const { words, translate } = metaOf(schema);
  if (words === undefined || translate === 'no' || !hasLetters(english)) return english;
  const longest = schema instanceof z.ZodString ? schema.maxLength : null;
  const most = longest === null ? null : Math.ceil(longest * 1.35);
  return say({ ...place, english, kind: words, most });
}

const metas = new WeakMap<z.core.$ZodType, z.core.GlobalMeta>();

/** Zod puts together anew what a schema says of itself whenever it is asked. */
function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const meta = metas.get(schema) ?? z.globalRegistry.get(schema) ?? {};
  metas.set(schema, meta);
  return meta;
}

/** Whether anything is left to say once marks and addresses are out. */
function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{[^{}|]*\}|\]\([^)]*\)/g, ''));
}

function schemaBelow(schema: z.core.$ZodType, key: string): z.core.$ZodType | null | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] ?? schema.def.rest;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodObject ? schema.shape[key] : undefined;
}

function nameOf(item: unknown, index: string): string {
  const id: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : null;
  return typeof id === 'string' ? id : index;
}

const person = z.strictObject({ name: z.string().trim().min(1), month: namedMonth });

/** Who translated a text, and who else has read it, where they said so. */
const credit = { by: person.optional(), reviewed: person.optional() };

/**
 * `content/<locale>/<file>.json`: the words of one English file in another language, by their addresses. `of` is the start of the hash
 * of the English text that each was made from.
 */
export const catalogSchema = z.strictObject({
  translated: namedMonth,
  texts: z.record(
    z.string(),
    z.strictObject({
      of: z.string().regex(/^[0-9a-f]{10}$/),
      text: z.string().trim().min(1),
      ...credit,
    }),
  ),
});

export type Catalog = z.infer<typeof catalogSchema>;
export type Translation = Catalog['texts'][string];
export type Credit = Pick<Translation, keyof typeof credit>;

/** What tells one English text from another, whatever its line breaks. */
export const hashOf = madeOnce((english: string) =>
  hash('sha256', english.trim().replace(/\s+/g, ' ')).slice(0, 10),
);

/** Finds what a catalog says for a text; null while nobody has translated it. `isBehind`: its English has changed since. */
type CatalogLookup = (text: Text) => (Translation & { isBehind: boolean }) | null;

/** A text that has moved within its file is found by its English. */
export function createLookup({ texts }: Pick<Catalog, 'texts'>): CatalogLookup {
  const byEnglish = new Map(
    Object.values(texts).map((translation) => [translation.of, translation]),
  );
  return ({ address, english }) => {
    const of = hashOf(english);
    const there = texts[address];
    const found = there?.of === of ? there : (byEnglish.get(of) ?? there);
    return found === undefined ? null : { ...found, isBehind: found.of !== of };
  };
}
