import { expect, test } from 'vitest';
import { blank, type Schema, withInserted, withoutPiece, withValueAt } from '../values.ts';
import {
  labelOf,
  outlineOf,
  ownGuideOf,
  pieceOf,
  schemaOfPiece,
  withAdded,
  withKey,
  withMoved,
} from './pieces.ts';
import { placeFromHash, placeToHash } from './place.ts';

const text: Schema = { type: 'string' };
const caseSchema: Schema = {
  type: 'object',
  properties: { id: text, title: text, answer: text, lasts: text },
  required: ['id', 'title', 'answer', 'lasts'],
};
const guide: Schema = {
  type: 'object',
  properties: {
    title: text,
    pitfalls: { type: 'array', items: { type: 'object', properties: { title: text, body: text } } },
    cases: { type: 'array', items: caseSchema },
    note: text,
    fee: { type: 'object', nullable: true, properties: { amount: text } },
  },
  required: ['title', 'pitfalls', 'fee'],
};
const renew = { id: 'renew', title: 'Renew it', answer: 'Apply.', lasts: '10 years' };
const lost = { id: 'lost', title: 'Lost', answer: 'Report it.', lasts: '10 years' };
const value = { title: 'Passport', pitfalls: [], cases: [renew, lost], fee: null };

const publishers: Schema = {
  type: 'object',
  additionalProperties: { type: 'object', properties: { level: text, note: text } },
};

test('each case is a piece, and short lists stay in the form of the page', () => {
  const labels = outlineOf(guide, value, 'This page').map(({ label, pieces }) => [
    label,
    pieces.map((piece) => piece.label),
  ]);
  expect(labels).toEqual([
    ['This page', ['This page']],
    ['Cases', ['Renew it', 'Lost']],
  ]);
  expect(Object.keys(schemaOfPiece(guide, []).properties ?? {})).not.toContain('cases');
});

test('each entry of a record is a piece by its name', () => {
  const [group] = outlineOf(publishers, { 'GOV.UK': { level: 'official' } }, 'General');
  expect(group).toMatchObject({ kind: 'record', pieces: [{ path: ['GOV.UK'], label: 'GOV.UK' }] });
});

test('a file of many fields is divided by the objects at its top', () => {
  const words = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`word${at}`, text]));
  const schema: Schema = {
    type: 'object',
    properties: {
      hello: text,
      menu: { type: 'object', properties: words },
      foot: { type: 'object', properties: words },
    },
  };
  const [group] = outlineOf(schema, {}, 'General');
  expect(group?.pieces.map(({ label }) => label)).toEqual(['General', 'Menu', 'Foot']);
});

test('a field belongs to the piece in whose form it stands', () => {
  const outline = outlineOf(guide, value, 'This page');
  expect(pieceOf(outline, ['cases', 1, 'answer'])?.path).toEqual(['cases', 1]);
  expect(pieceOf(outline, ['pitfalls', 0, 'body'])?.path).toEqual([]);
});

test('a changed piece leaves the order of fields and all other pieces as they were', () => {
  const second = withValueAt(value, ['cases', 1], { ...lost, title: 'Stolen' }) as typeof value;
  expect(Object.keys(second)).toEqual(Object.keys(value));
  expect(second.cases[0]).toBe(renew);
  expect(second.cases[1]?.title).toBe('Stolen');
});

test('a new item has every field that it needs', () => {
  expect(blank(caseSchema)).toEqual({ id: '', title: '', answer: '', lasts: '' });
  const added = withAdded(guide, value, ['cases']);
  expect(added.path).toEqual(['cases', 2]);
  expect(added.value).toMatchObject({ cases: [renew, lost, { id: '' }] });
});

test('a copy stands behind what it copies and has an id of its own', () => {
  const added = withAdded(guide, value, ['cases'], ['cases', 0]);
  expect(added.path).toEqual(['cases', 1]);
  expect(added.value).toMatchObject({ cases: [renew, { id: 'renew-2', title: 'Renew it' }, lost] });
});

test('a removed piece comes back where it stood, beside what was typed meanwhile', () => {
  const without = withoutPiece(value, ['cases', 0]);
  const typed = withValueAt(without, ['cases', 0], { ...lost, title: 'Stolen' });
  expect(withInserted(typed, ['cases', 0], renew)).toMatchObject({
    cases: [renew, { title: 'Stolen' }],
  });
});

test('a piece moves by one, and not beyond the ends', () => {
  expect(withMoved(value, ['cases', 0], 1)).toMatchObject({ cases: [lost, renew] });
  expect(withMoved(value, ['cases', 0], -1)).toBe(value);
  expect(withMoved(value, ['cases', 1], 1)).toBe(value);
});

test('an entry with another name stays where it was', () => {
  const renamed = withKey({ a: 1, b: 2, c: 3 }, ['b'], 'z');
  expect(Object.keys(renamed as object)).toEqual(['a', 'z', 'c']);
});

test('an item without a name is called by its first words, without marks of facts', () => {
  expect(labelOf({ if: '{^source}', ifNot: 'you are {age|over 16}' })).toBe('you are over 16');
});

test('an address leads to the file and the field that it was made of', () => {
  const places = [
    { file: 'content/en/guides/uk/uk-passport.yaml', path: ['cases', 2, 'title'] },
    { file: 'content/publishers.json', path: ['Service-Public.fr / ANTS'] },
    { file: 'content/routes.json', path: [] },
  ];
  expect(places.map((place) => placeFromHash(placeToHash(place)))).toEqual(places);
  expect(placeFromHash('#due')).toBeNull();
});

test('sentences of guides, facts, offers and countries each have facts of their own', () => {
  expect(ownGuideOf('content/en/guides/uk/uk-passport.yaml', {})).toBe('uk/uk-passport');
  expect(ownGuideOf('content/facts/uk/uk-passport.json', {})).toBe('uk/uk-passport');
  expect(ownGuideOf('content/en/offers/passport.yaml', { facts: 'uk/uk-passport' })).toBe(
    'uk/uk-passport',
  );
  expect(ownGuideOf('content/en/countries/uk.yaml', { slug: 'country' })).toBe('uk/country');
  expect(ownGuideOf('content/settings.json', {})).toBeNull();
});
