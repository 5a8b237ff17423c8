import { type GetTextTranslation, po } from 'gettext-parser';
import { DomUtils, parseDocument } from 'htmlparser2';
import { inXml } from '../../../texts/in-xml.ts';
import type { Credit } from '../../../translation/catalog.ts';
import { type Piece, piecesOf, textOf } from './codes.ts';

/** How far a translation is, in the words of XLIFF 2: "translated" fits its English as it is now, "reviewed" has been read by somebody else. */
type UnitState = 'initial' | 'behind' | 'translated' | 'reviewed';

/** One text on its way to a translator's tool. */
export type Unit = {
  /** Its catalog, like "guides/uk/uk-passport". */
  key: string;
  /** Its place there, like "cases.renew-adult.time". */
  address: string;
  english: string;
  /** '' while there is none. */
  text: string;
  state: UnitState;
  most: number | null;
  /** What a translator has to know, in English, a sentence each. */
  notes: readonly string[];
  /** The page on which it stands, or the first that begins so; null for words of the frame and of scripts. */
  page: string | null;
};

/** A text that came back. `english` is what the tool translated from. */
export type ReturnedUnit = Pick<Unit, 'key' | 'address' | 'english' | 'text'> & {
  /** Whether somebody says that it is done: drafts and what is marked as fuzzy are not. */
  isDone: boolean;
  isReviewed: boolean;
};

/** A language with all of its texts. */
type Export = { sourceTag: string; targetTag: string; units: readonly Unit[] };

/** Who stands for a text, as a note. */
export function creditNotes({ by, reviewed }: Credit): string[] {
  return [
    ...(by === undefined ? [] : [`Translated by ${by.name}, ${by.month}.`]),
    ...(reviewed === undefined ? [] : [`Read by ${reviewed.name}, ${reviewed.month}.`]),
  ];
}

/** What each state is called. A text whose English has changed is to be translated anew, with what it was beside it. */
const states: Readonly<Record<UnitState, string>> = {
  initial: 'new',
  behind: 'needs-review-translation',
  translated: 'translated',
  reviewed: 'signed-off',
};
const reviewedStates = new Set(['final', 'signed-off', 'reviewed']);
const doneStates = new Set(['translated', ...reviewedStates]);

/** All texts of a language as XLIFF 1.2, each content file one `<file>`. Marks, links and bold print are inline codes. */
export function writeXliff({ sourceTag, targetTag, units }: Export): string {
  const languages = { 'source-language': sourceTag, 'target-language': targetTag };
  const files = [...Map.groupBy(units, ({ key }) => key)].map(([original, ofFile]) => {
    const attributes = { original, datatype: 'plaintext', ...languages };
    const body = element('body', {}, `\n${ofFile.map(unitElement).join('')}`);
    return `${element('file', attributes, `\n${body}\n`)}\n`;
  });
  const root = { xmlns: 'urn:oasis:names:tc:xliff:document:1.2', version: '1.2' };
  const xliff = element('xliff', root, `\n${files.join('')}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xliff}\n`;
}

function unitElement({ address, english, text, state, most, notes, page }: Unit): string {
  const attributes = {
    id: address,
    'xml:space': 'preserve',
    // Tools of the kin of Weblate call all else unsure.
    ...((state === 'translated' || state === 'reviewed') && { approved: 'yes' }),
    ...(most !== null && { maxwidth: String(most), 'size-unit': 'char' }),
  };
  const said = [
    element('source', {}, inCodes(piecesOf(english, english))),
    element('target', { state: states[state] }, inCodes(piecesOf(text, english))),
    ...[...notes, page ?? []].flat().map((note) => element('note', {}, inXml(note))),
  ];
  return `${element('trans-unit', attributes, said.join(''))}\n`;
}

function inCodes(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return inXml(piece);
      const { id } = piece;
      if ('literal' in piece) return element('x', { id, 'equiv-text': piece.literal });
      const ctype = `x-${piece.name.replace(/[^\w]+/g, '-')}`;
      return element('g', { id, ctype }, inCodes(piece.pieces));
    })
    .join('');
}

function element(name: string, attributes: Readonly<Record<string, string>>, inner?: string) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${inXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  return inner === undefined ? `${start}/>` : `${start}>${inner}</${name}>`;
}

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

/**
 * What a tool gives back, of any version of 1 or 2. `englishOf` is the English of now, whose inline codes the ids name.
 * A unit of which another content file or text is told is left for the caller to refuse.
 */
export function readXliff(
  xml: string,
  englishOf: (key: string, address: string) => string | undefined,
): ReturnedUnit[] {
  const document = parseDocument(xml, { xmlMode: true });
  return named(['file'], document.children).flatMap((file) =>
    named(['trans-unit', 'unit'], file.children).map((unit): ReturnedUnit => {
      const key = file.attribs.original ?? file.attribs.id ?? '';
      const address = unit.attribs.id ?? '';
      const english = englishOf(key, address) ?? '';
      const told = (name: string) => {
        const parts = named([name], unit.children);
        return textOf(
          parts.flatMap(({ children }) => children.flatMap(pieceOfNode)),
          english,
        );
      };
      const said = unit.name === 'unit' ? named(['segment'], unit.children) : [unit];
      return {
        key,
        address,
        english: told('source'),
        text: told('target'),
        isDone: said.every(isMarked(doneStates)),
        isReviewed: said.every(isMarked(reviewedStates)),
      };
    }),
  );
}

/** Whether a segment, or the target of a unit of XLIFF 1, has one of these states. A target without any is as it is meant to be. */
function isMarked(wanted: ReadonlySet<string>): (segment: Element) => boolean {
  return (segment) => {
    const [target] = named(['target'], segment.children);
    const state = segment.attribs.state ?? target?.attribs.state;
    const isDone = state === undefined || segment.attribs.approved === 'yes';
    return (isDone && wanted === doneStates) || (state !== undefined && wanted.has(state));
  };
}

function pieceOfNode(node: Node): Piece[] {
  if (!('children' in node)) return 'data' in node ? [String(node.data)] : [];
  if (!('attribs' in node)) return node.children.flatMap(pieceOfNode);
  const { name, attribs, children } = node;
  const id = attribs.id ?? '';
  if (name === 'x' || name === 'ph') {
    return [{ id, literal: attribs['equiv-text'] ?? attribs.equiv ?? DomUtils.textContent(node) }];
  }
  if (name === 'g' || name === 'pc') {
    return [{ id, name: '', pieces: children.flatMap(pieceOfNode) }];
  }
  // A tool's own marks, such as <mrk>, stand around words.
  return children.flatMap(pieceOfNode);
}

/** What a tool found elsewhere, and where it parted the source: no translation of ours. */
const suggestions = new Set(['alt-trans', 'mtc:matches', 'seg-source']);

/** Elements of these names at any depth, in order. */
function named(names: readonly string[], nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return 'children' in node ? named(names, node.children) : [];
    if (suggestions.has(node.name)) return [];
    return names.includes(node.name) ? [node] : named(names, node.children);
  });
}

/** A catalog of gettext: what is behind its English is fuzzy, and what nobody has translated is empty. */
export function writePo({ targetTag, units }: Export): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const unit of units) translations[contextOf(unit)] = { [unit.english]: entryOf(unit) };
  const headers = {
    'Project-Id-Version': 'Waymark',
    Language: targetTag,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return po.compile({ charset: 'utf-8', headers, translations }).toString();
}

function entryOf(unit: Unit): GetTextTranslation {
  return {
    msgctxt: contextOf(unit),
    msgid: unit.english,
    msgstr: [unit.text],
    comments: {
      extracted: unit.notes.join('\n'),
      ...(unit.page !== null && { reference: unit.page }),
      ...(unit.state === 'behind' && { flag: 'fuzzy' }),
    },
  };
}

/** "guides/uk/uk-passport: cases.renew-adult.time". */
function contextOf({ key, address }: Unit): string {
  return `${key}: ${address}`;
}

/** What a tool for gettext gives back: entries without a context are none of ours, and obsolete ones are left out by the parser. */
export function readPo(text: string): ReturnedUnit[] {
  const { translations } = po.parse(text);
  return Object.entries(translations).flatMap(([context, entries]) => {
    const [, key, address] = /^(\S+): (.+)$/.exec(context) ?? [];
    if (key === undefined || address === undefined) return [];
    return Object.values(entries).map(({ msgid, msgstr, comments }): ReturnedUnit => {
      const isDone = !/\bfuzzy\b/.test(comments?.flag ?? '');
      return { key, address, english: msgid, text: msgstr[0] ?? '', isDone, isReviewed: isDone };
    });
  });
}
