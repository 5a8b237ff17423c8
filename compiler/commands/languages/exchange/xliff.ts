import { DomUtils, parseDocument } from 'htmlparser2';
import { type Piece, piecesOf, textOf } from './codes.ts';
import type { Export, ReturnedUnit, Unit, UnitState } from './unit.ts';

type Version = '1.2' | '2.1';

/** How each version calls a state. A text whose English has changed is to be translated anew, with what it was beside it. */
const states: Readonly<Record<Version, Readonly<Record<UnitState, string>>>> = {
  '1.2': {
    initial: 'new',
    behind: 'needs-review-translation',
    translated: 'translated',
    reviewed: 'signed-off',
  },
  '2.1': {
    initial: 'initial',
    behind: 'initial',
    translated: 'translated',
    reviewed: 'reviewed',
  },
};
const reviewedStates = new Set(['final', 'signed-off', 'reviewed']);
const doneStates = new Set(['translated', ...reviewedStates]);

/** All texts of a language, each content file one `<file>`. Marks, links and bold print are inline codes. */
export function writeXliff({ sourceTag, targetTag, units }: Export, version: Version): string {
  const files = Map.groupBy(units, ({ key }) => key);
  const isOld = version === '1.2';
  const body = [...files].map(([key, ofFile], index) =>
    isOld
      ? element(
          'file',
          {
            original: key,
            datatype: 'plaintext',
            'source-language': sourceTag,
            'target-language': targetTag,
          },
          `\n<body>\n${ofFile.map(writeOldUnit).join('')}</body>\n`,
        )
      : element(
          'file',
          { id: `f${index + 1}`, original: key },
          `\n${ofFile.map(writeNewUnit).join('')}`,
        ),
  );
  const root = isOld
    ? { xmlns: 'urn:oasis:names:tc:xliff:document:1.2', version }
    : {
        xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
        'xmlns:slr': 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
        version,
        srcLang: sourceTag,
        trgLang: targetTag,
      };
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  return `${head}${element('xliff', root, `\n${body.join('\n')}\n`)}\n`;
}

function writeOldUnit(unit: Unit): string {
  const { address, english, text, state, most } = unit;
  const attributes = {
    id: address,
    'xml:space': 'preserve',
    // Tools of the kin of Weblate call all else unsure.
    ...((state === 'translated' || state === 'reviewed') && { approved: 'yes' }),
    ...(most !== null && { maxwidth: String(most), 'size-unit': 'char' }),
  };
  const said = [
    element('source', {}, inCodes(piecesOf(english, english), '1.2')),
    element('target', { state: states['1.2'][state] }, inCodes(piecesOf(text, english), '1.2')),
  ];
  return `${element('trans-unit', attributes, said.join('') + notesOf(unit))}\n`;
}

function writeNewUnit(unit: Unit): string {
  const { address, english, text, state, most } = unit;
  const attributes = {
    id: address,
    'xml:space': 'preserve',
    ...(most !== null && { 'slr:sizeRestriction': String(most) }),
  };
  const segment = {
    state: states['2.1'][state],
    ...(state === 'behind' && { subState: 'waymark:behind' }),
  };
  const said = [
    element('source', {}, inCodes(piecesOf(english, english), '2.1')),
    ...(text === '' ? [] : [element('target', {}, inCodes(piecesOf(text, english), '2.1'))]),
  ];
  const notes = notesOf(unit);
  const above = notes === '' ? '' : element('notes', {}, notes);
  return `${element('unit', attributes, above + element('segment', segment, said.join('')))}\n`;
}

function notesOf({ notes, page }: Unit): string {
  const all = page === null ? notes : [...notes, page];
  return all.map((note) => element('note', {}, escaped(note))).join('');
}

/** How each version writes what is no word, and what stands around words. */
const inlineElements = {
  '1.2': {
    alone: (id: string, literal: string) => element('x', { id, 'equiv-text': literal }, null),
    around: (id: string, name: string, inner: string) =>
      element('g', { id, ctype: `x-${name.replace(/[^\w]+/g, '-')}` }, inner),
  },
  '2.1': {
    alone: (id: string, literal: string) => element('ph', { id, equiv: literal }, null),
    around: (id: string, name: string, inner: string) =>
      element('pc', { id, equivStart: name, equivEnd: '/' }, inner),
  },
} as const;

function inCodes(pieces: readonly Piece[], version: Version): string {
  const { alone, around } = inlineElements[version];
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      if ('literal' in piece) return alone(piece.id, piece.literal);
      return around(piece.id, piece.name, inCodes(piece.pieces, version));
    })
    .join('');
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  inner: string | null,
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${written.join('')}`;
  return inner === null ? `${start}/>` : `${start}>${inner}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
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
      const isReviewed = said.every(isMarked(reviewedStates));
      const isDone = said.every(isMarked(doneStates));
      return {
        key,
        address,
        english: told('source'),
        text: told('target'),
        isDone,
        isReviewed,
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
