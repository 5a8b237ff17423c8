import type { Agreement } from './witness.ts';

/** More than these are counted and not named; `verify --json` names all. */
const mostNamed = 50;

/** What staff should hear of a look at the start, a paragraph each; nothing when journal and database agree. */
export function noticesOf(agreement: Agreement, isNew: boolean): string[] {
  const { file, damage, missingInDatabase, missingInJournal } = agreement;
  const count = missingInJournal.length;
  return [
    ...(missingInDatabase.length === 0
      ? []
      : [`Missing in the database and back from ${file}: ${named(missingInDatabase)}.`]),
    ...(count > 0 && isNew
      ? [
          `There was no ${file}, so it was made from the database, with ${count} enquiries. If it was there before, is a disk not mounted?`,
        ]
      : []),
    ...(count > 0 && !isNew
      ? [`Missing in ${file} and back from the database: ${named(missingInJournal)}.`]
      : []),
    ...(damage.length === 0 ? [] : [damageInWords(agreement)]),
  ];
}

/** The proof that journal and database hold the same, or where they do not. */
export function agreementInWords(agreement: Agreement): string {
  const { file, lines, bytes, enquiries, erased, cutShort, damage } = agreement;
  const { missingInDatabase, missingInJournal } = agreement;
  return [
    `${file}: ${lines} lines, ${bytes} bytes.`,
    damage.length === 0
      ? 'Every line has its checksum and follows from the one before.'
      : damageInWords(agreement),
    ...(cutShort === 0
      ? []
      : [`Lines that a full disk or a power cut ended, of which nobody heard OK: ${cutShort}.`]),
    `It holds ${enquiries} enquiries, and the proofs of ${erased} that were erased.`,
    missingInDatabase.length === 0
      ? 'The database has each of them.'
      : `Missing in the database: ${named(missingInDatabase)}.`,
    missingInJournal.length === 0
      ? 'It has each enquiry of the database.'
      : `Missing in the journal: ${named(missingInJournal)}.`,
  ].join('\n');
}

function damageInWords({ file, damage }: Agreement): string {
  const places = damage
    .slice(0, mostNamed)
    .map(
      ({ line, byte, enquiry, fault }) =>
        `  line ${line}, byte ${byte}${enquiry === null ? '' : `, ${enquiry}`}: ${fault}`,
    );
  return [
    `${file} is damaged in ${damage.length} ${damage.length === 1 ? 'place' : 'places'}:`,
    ...places,
    'What the database has is in the journal once more. To begin a new one, move the file away while the desk is stopped.',
  ].join('\n');
}

function named(references: readonly string[]): string {
  const rest = references.length - mostNamed;
  return references.slice(0, mostNamed).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
