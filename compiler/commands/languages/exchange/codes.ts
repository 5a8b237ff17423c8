/** What stands in a text and is no word: a mark of a fact, a link, bold print. `id` names it in both languages. */
export type Piece =
  | string
  /** `{fee}` or `{^fee}`, as it is written. */
  | { id: string; literal: string }
  /** `{fee|words}`, `[words](/address)` or `**words**`; `name` is what it is about. */
  | { id: string; name: string; pieces: Piece[] };

type Code = { kind: 'mark' | 'link' | 'bold'; name: string; words: string | null; literal: string };

const codePattern =
  /\{(\^?[\w/-]+)(?:\|([^{}]+))?\}|\[([^[\]]+)\]\(([^()\s]*)\)|\*\*((?:(?!\*\*).)+)\*\*/gsu;

/**
 * A text in pieces, with the same ids for what is the same in its English. What is not in the English has no id there, and stays as it is
 * written.
 */
export function piecesOf(text: string, english: string): Piece[] {
  const codes = codesOf(english);
  const used = new Set<number>();
  return read(text, (code) => {
    const at = codes.findIndex((one, index) => !used.has(index) && nameOf(one) === nameOf(code));
    used.add(at);
    return at === -1 ? null : String(at + 1);
  });
}

/** The text of pieces whose ids are those of the English. */
export function textOf(pieces: readonly Piece[], english: string): string {
  const codes = codesOf(english);
  const tell = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    const code = codes[Number(piece.id) - 1];
    const words = 'pieces' in piece ? piece.pieces.map(tell).join('') : '';
    if (code === undefined) return 'literal' in piece ? piece.literal : words;
    return written(code, 'pieces' in piece && words !== '' ? words : null);
  };
  return pieces.map(tell).join('');
}

/** "{fee}" with other words or none, as its language needs them; a link and bold print are nothing without words. */
function written({ kind, name, words: before }: Code, words: string | null): string {
  if (kind === 'mark') return words === null ? `{${name}}` : `{${name}|${words}}`;
  const said = words ?? before ?? '';
  return kind === 'link' ? `[${said}](${name})` : `**${said}**`;
}

/** The codes of a text in the order in which they are read; the id of each is its number from 1. */
function codesOf(text: string): Code[] {
  const codes: Code[] = [];
  read(text, (code) => String(codes.push(code)));
  return codes;
}

function nameOf({ kind, name }: Code): string {
  return kind === 'bold' ? kind : `${kind} ${name}`;
}

/** Goes through a text from its beginning; `identify` gives a code its id, or null, and is called for the outer one before those within. */
function read(text: string, identify: (code: Code) => string | null): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(codePattern)) {
    const code = codeOf(match);
    pieces.push(text.slice(end, match.index), pieceOf(code, identify));
    end = match.index + code.literal.length;
  }
  pieces.push(text.slice(end));
  return pieces.filter((piece) => piece !== '');
}

function pieceOf(code: Code, identify: (code: Code) => string | null): Piece {
  const { literal, words } = code;
  const id = identify(code);
  if (id === null) return literal;
  if (words === null) return { id, literal };
  return { id, name: nameOf(code), pieces: code.kind === 'mark' ? [words] : read(words, identify) };
}

function codeOf([literal, mark, markWords, linkWords, address, bold]: RegExpExecArray): Code {
  if (mark !== undefined) return { kind: 'mark', name: mark, words: markWords ?? null, literal };
  if (linkWords !== undefined) {
    return { kind: 'link', name: address ?? '', words: linkWords, literal };
  }
  return { kind: 'bold', name: '', words: bold ?? '', literal };
}
