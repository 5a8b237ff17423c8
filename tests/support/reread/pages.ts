import type { RereadState } from '../../../compiler/commands/reread/journal.ts';
import type { Question } from '../../../compiler/commands/reread/reread.ts';

/** A page of an authority, made for the tests, and what is to become of a fact whose sentence was accepted on it. */
export type TestPage = {
  host: string;
  path: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** What stood there when its sentence was accepted; left out where that is the same. */
  before?: string | Uint8Array;
  /** "never": the answer does not come to its end. */
  ends?: 'never';
  sought: Pick<Question, 'label' | 'figure'> & { statement?: string };
  state: RereadState;
};

const html = { 'content-type': 'text/html; charset=utf-8' };

function page(title: string, main: string): string {
  return `<!doctype html><html><head><title>${title}</title></head><body><nav><a href="/">Home £1</a></nav><main>${main}</main><footer>Call 0300 222 000, calls cost £9 a minute</footer></body></html>`;
}

function textPage(
  path: string,
  main: string,
  sought: TestPage['sought'],
  state: RereadState,
  before = main,
): TestPage {
  return {
    host: 'authority.test',
    before: page('Fees and times', before),
    path,
    headers: html,
    body: page('Fees and times', main),
    sought,
    state,
  };
}

const renewal = { label: 'Renewal of a driving licence, fee', figure: '£14' };
const fees = (renew: string, replace: string) =>
  `<h1>Driving licence fees</h1><table><tr><th>What you apply for</th><th>Online</th></tr><tr><td>Renewal of a driving licence</td><td>${renew}</td></tr><tr><td>Replacement of a lost licence</td><td>${replace}</td></tr><tr><td>First provisional licence</td><td>£34</td></tr></table>`;

/** The same figure, written in the ways of four languages. */
const same: TestPage[] = [
  textPage('/same/table', fees('£14', '£20'), renewal, 'same'),
  textPage('/same/pence', fees('£14.00', '£20.00'), renewal, 'same'),
  textPage(
    '/same/list',
    '<h2>Renewal</h2><ul><li>Renewal of a driving licence: £14</li><li>Replacement: £20</li></ul>',
    renewal,
    'same',
  ),
  textPage(
    '/same/prose',
    '<p>You pay a fee of £14 for the renewal of your driving licence. A replacement costs £20.</p>',
    renewal,
    'same',
  ),
  textPage(
    '/same/thousand',
    '<h1>Salary</h1><p>The minimum salary for a skilled worker is £41,700 a year.</p><p>For some workers on the list it is £33,400.</p>',
    { label: 'Skilled worker, minimum salary', figure: '£41,700' },
    'same',
  ),
  textPage(
    '/same/weeks',
    '<h1>How long it takes</h1><p>A decision on your visa takes three weeks.</p><p>A priority decision takes 5 working days.</p>',
    { label: 'Decision on a visa, usual time', figure: 'about 3 weeks' },
    'same',
  ),
  textPage(
    '/same/age',
    '<p>You can apply for an adult passport from the age of 16.</p>',
    { label: 'Adult passport, age', figure: '16' },
    'same',
  ),
  textPage(
    '/same/date',
    '<p>The new language level for settlement applies from 26 March 2027.</p>',
    { label: 'New language level for settlement', figure: '26 March 2027' },
    'same',
  ),
  textPage(
    '/same/de',
    '<h2>Gebühren</h2><p>Führerschein umtauschen: 37,50 Euro</p><p>Führerschein verlängern: 28,60 Euro</p>',
    { label: 'Exchange of a driving licence, fee', figure: '€37.50' },
    'same',
  ),
  textPage(
    '/same/de-time',
    '<h2>Dauer</h2><p>Die Bearbeitung des Antrags dauert 4 bis 6 Wochen.</p>',
    { label: 'Processing of the application', figure: '4 to 6 weeks' },
    'same',
  ),
  textPage(
    '/same/fr',
    '<h2>Coût</h2><p>Le prix du passeport pour un majeur est de 86 €.</p><p>Pour un enfant mineur il coûte 17 €.</p>',
    { label: 'Adult passport, price', figure: '€86' },
    'same',
  ),
  textPage(
    '/same/fr-thousand',
    '<p>Le salaire annuel doit être de 53\u202f836,50\u00a0€ pour le titre de séjour.</p>',
    { label: 'Salary for the residence permit', figure: '€53,836.50' },
    'same',
  ),
  textPage(
    '/same/es',
    '<h2>Tasas</h2><p>Renovación de la autorización de residencia: 16,08 €</p><p>Tarjeta: 12,00 €</p>',
    { label: 'Renewal of the residence permit, fee', figure: '€16.08' },
    'same',
  ),
  textPage(
    '/same/us',
    '<h1>Fees</h1><p>Driver license renewal: $45</p><p>Replacement card: $36</p>',
    { label: 'Licence renewal, fee', figure: '$45' },
    'same',
  ),
  textPage(
    '/same/note',
    '<p>The renewal of a driving licence costs a fee of £14<sup>1</sup>.</p>',
    renewal,
    'same',
  ),
  textPage(
    '/same/free',
    '<p>The change of address on a driving licence is free of charge.</p><p>Renewal costs £14.</p>',
    { label: 'Change of address on a licence', figure: 'Free' },
    'same',
  ),
  textPage(
    '/same/terms',
    '<dl><dt>Renewal of a driving licence</dt><dd>£14</dd><dt>Replacement of a licence</dt><dd>£20</dd></dl>',
    renewal,
    'same',
  ),
  textPage(
    '/same/passage',
    '<p>Take your old card with you to the office.</p>',
    {
      label: '',
      figure: null,
      statement: 'You hand in the old card.',
    },
    'same',
  ),
];

/** Another figure stands where the accepted one stood. */
function changed(
  path: string,
  main: string,
  sought: TestPage['sought'],
  to: [string, string],
): TestPage {
  const [before, now] = to;
  const at = (figure: string) => main.replace('#', figure);
  return textPage(path, at(now), sought, 'look', at(before));
}

const changes: TestPage[] = [
  textPage('/look/table', fees('£17', '£24'), renewal, 'look', fees('£14', '£20')),
  changed(
    '/look/prose',
    '<p>You pay a fee of # for the renewal of your driving licence.</p>',
    renewal,
    ['£14', '£17'],
  ),
  changed(
    '/look/salary',
    '<p>The minimum salary for a skilled worker is # a year.</p>',
    { label: 'Skilled worker, minimum salary', figure: '£41,700' },
    ['£41,700', '£43,000'],
  ),
  changed(
    '/look/weeks',
    '<p>A decision on your visa takes # weeks.</p>',
    { label: 'Decision on a visa, usual time', figure: 'about 3 weeks' },
    ['three', 'eight'],
  ),
  changed(
    '/look/date',
    '<p>The new language level for settlement applies from #.</p>',
    { label: 'New language level for settlement', figure: '26 March 2027' },
    ['26 March 2027', '1 April 2027'],
  ),
  changed(
    '/look/de',
    '<h2>Gebühren</h2><p>Führerschein umtauschen: #</p><p>Beglaubigung: 6,00 Euro</p>',
    { label: 'Exchange of a driving licence, fee', figure: '€37.50' },
    ['37,50 Euro', '39,10 Euro'],
  ),
  changed(
    '/look/fr',
    '<h2>Coût</h2><p>Le prix du passeport pour un majeur est de #.</p>',
    { label: 'Adult passport, price', figure: '€86' },
    ['86 €', '96 €'],
  ),
  changed(
    '/look/es',
    '<h2>Tasas</h2><p>Renovación de la autorización de residencia: #</p>',
    { label: 'Renewal of the residence permit, fee', figure: '€16.08' },
    ['16,08 €', '18,00 €'],
  ),
  // The old figure stands on, for something else.
  textPage('/look/swapped', fees('£17', '£14'), renewal, 'look', fees('£14', '£17')),
  textPage(
    '/look/elsewhere',
    `${fees('£17', '£20')}<h2>Parking</h2><p>Parking at the office costs £14.</p>`,
    renewal,
    'look',
    fees('£14', '£20'),
  ),
  textPage(
    '/look/context',
    '<h1>Opening hours</h1><p>Parking at the office costs £14 a day.</p>',
    renewal,
    'look',
    fees('£14', '£20'),
  ),
  changed('/look/other-currency', '<p>The renewal of a driving licence costs #.</p>', renewal, [
    '£14',
    '€14',
  ]),
  changed(
    '/look/no-figure',
    '<h1>Renewal of a driving licence</h1><p>A renewal costs #.</p>',
    renewal,
    ['£14', 'what the list of fees says'],
  ),
];

/** Nobody has accepted a sentence of these: nobody may call that the same. */
const unaccepted: TestPage[] = [
  textPage('/new/table', fees('£14', '£20'), renewal, 'new'),
  textPage(
    '/new/in-menu',
    '<h1>About us</h1><p>We issue documents to people who live here.</p>',
    { label: 'Home', figure: '£1' },
    'new',
  ),
  textPage(
    '/new/words',
    '<p>Bring your card.</p>',
    { label: '', figure: null, statement: 'You hand in the old one.' },
    'new',
  ),
  textPage(
    '/new/many',
    '<p>Fees for a driving licence are £34, £43, £20, £17 or £5, by the kind of renewal.</p>',
    renewal,
    'new',
  ),
  {
    host: 'scripts.test',
    path: '/app',
    headers: html,
    body: '<!doctype html><html><head><title>Fees</title></head><body><div id="root"></div><script>document.title = "£14"</script></body></html>',
    sought: renewal,
    state: 'new',
  },
  {
    host: 'scripts.test',
    path: '/noscript',
    headers: html,
    body: '<!doctype html><html><body><noscript>You need scripts. Renewal of a driving licence £14</noscript><script>1</script></body></html>',
    before: page('Fees', fees('£14', '£20')),
    sought: renewal,
    state: 'look',
  },
];

const sound = page('Fees', fees('£14', '£20'));

const gone: TestPage[] = [
  {
    host: 'gone.test',
    path: '/404',
    status: 404,
    headers: html,
    body: page('Not found', '<p>Nothing here.</p>'),
    sought: renewal,
    state: 'gone',
  },
  {
    host: 'gone.test',
    path: '/410',
    status: 410,
    headers: html,
    body: '',
    sought: renewal,
    state: 'gone',
  },
  {
    host: 'gone.test',
    path: '/soft',
    headers: html,
    body: page('Page not found', '<p>Sorry. Our driving licence fees begin at £14.</p>'),
    sought: renewal,
    state: 'gone',
  },
  {
    host: 'gone.test',
    path: '/soft-fr',
    headers: html,
    body: page('Page introuvable', '<p>Désolé.</p>'),
    sought: renewal,
    state: 'gone',
  },
  {
    host: 'gone.test',
    path: '/to-home',
    status: 301,
    headers: { location: '/' },
    body: '',
    sought: renewal,
    state: 'gone',
  },
  {
    host: 'gone.test',
    path: '/to-404',
    status: 302,
    headers: { location: '/404' },
    body: '',
    sought: renewal,
    state: 'gone',
  },
  {
    host: 'gone.test',
    path: '/',
    headers: html,
    body: page(
      'Home',
      '<p>Welcome to the authority. Choose a topic from the menu above and we show you the way.</p>',
    ),
    sought: { label: 'Welcome', figure: '£99' },
    state: 'new',
  },
];

const redirected: TestPage[] = [
  {
    host: 'moved.test',
    path: '/old',
    status: 301,
    headers: { location: '/new' },
    body: '',
    sought: renewal,
    state: 'same',
  },
  {
    host: 'moved.test',
    path: '/slash',
    status: 308,
    headers: { location: '/slash/' },
    body: '',
    sought: renewal,
    state: 'same',
  },
  {
    host: 'moved.test',
    path: '/slash/',
    headers: html,
    body: sound,
    sought: renewal,
    state: 'same',
  },
  { host: 'moved.test', path: '/new', headers: html, body: sound, sought: renewal, state: 'same' },
  {
    host: 'moved.test',
    path: '/circle',
    status: 302,
    headers: { location: '/circle' },
    body: '',
    sought: renewal,
    state: 'unreachable',
  },
  {
    host: 'moved.test',
    path: '/far',
    status: 302,
    headers: { location: 'https://nobody.invalid/' },
    body: '',
    sought: renewal,
    state: 'unreachable',
  },
];

const refused: TestPage[] = [
  {
    host: 'robots.test',
    path: '/private/fees',
    headers: html,
    body: sound,
    sought: renewal,
    state: 'unreachable',
  },
  {
    host: 'robots.test',
    path: '/open/fees',
    headers: html,
    body: sound,
    sought: renewal,
    state: 'same',
  },
  {
    host: 'no-robots.test',
    path: '/fees',
    headers: html,
    body: sound,
    sought: renewal,
    state: 'unreachable',
  },
  {
    host: 'authority.test',
    path: '/403',
    status: 403,
    headers: html,
    body: sound,
    sought: renewal,
    state: 'unreachable',
  },
  {
    host: 'authority.test',
    path: '/500',
    status: 500,
    headers: html,
    body: sound,
    sought: renewal,
    state: 'unreachable',
  },
  {
    host: 'slow.test',
    path: '/never',
    headers: html,
    body: '<!doctype html><p>Renewal of a driving licence',
    ends: 'never',
    sought: renewal,
    state: 'unreachable',
  },
  {
    host: 'huge.test',
    path: '/huge',
    headers: html,
    body: `${sound}${' '.repeat(3 * 1_048_576)}`,
    sought: renewal,
    state: 'unreachable',
  },
];

const latin = (text: string) => Buffer.from(text, 'latin1');
const madrid = '<p>Renovación de la autorización de residencia: 16,08 euros.</p>';
const madridFee = { label: 'Renewal of the residence permit, fee', figure: '€16.08' };

const charsets: TestPage[] = [
  {
    host: 'charset.test',
    path: '/header',
    headers: { 'content-type': 'text/html; charset=iso-8859-1' },
    body: latin(page('Tasas', madrid)),
    sought: madridFee,
    state: 'same',
  },
  {
    host: 'charset.test',
    path: '/meta',
    headers: { 'content-type': 'text/html' },
    body: latin(`<!doctype html><meta charset="iso-8859-15">${madrid}`),
    sought: madridFee,
    state: 'same',
  },
  {
    host: 'charset.test',
    path: '/wrong-latin',
    headers: html,
    body: latin(page('Tasas', madrid)),
    sought: madridFee,
    state: 'same',
  },
  {
    host: 'charset.test',
    path: '/wrong-utf8',
    headers: { 'content-type': 'text/html; charset=iso-8859-1' },
    body: page('Tasas', madrid),
    sought: madridFee,
    state: 'same',
  },
];

const feeList = (renew: string) => [
  'Driving licence fees. Renewal of a driving licence',
  `costs ${renew} GBP from September 21,`,
  '2026. Replacement of a licence costs 20.00 GBP.',
];

const pdfs: TestPage[] = [
  pdf('/same.pdf', feeList('14.00'), 'same'),
  // Its lines end elsewhere.
  {
    ...pdf('/wrapped.pdf', feeList('14.00'), 'same'),
    body: pdfOf(
      feeList('14.00')
        .join(' ')
        .split(/(?<= of| September| costs) /u),
    ),
  },
  { ...pdf('/look.pdf', feeList('17.00'), 'look'), before: pdfOf(feeList('14.00')) },
  {
    ...pdf('/by-name', ['Renewal of a driving licence: 14.00 GBP'], 'same'),
    headers: { 'content-type': 'application/octet-stream' },
  },
  {
    host: 'papers.test',
    path: '/broken.pdf',
    headers: { 'content-type': 'application/pdf' },
    body: '%PDF-1.4 and then nothing',
    sought: renewal,
    state: 'unreachable',
  },
  {
    host: 'papers.test',
    path: '/picture',
    headers: { 'content-type': 'image/png' },
    body: '\u0089PNG',
    sought: renewal,
    state: 'unreachable',
  },
];

function pdfOf(lines: readonly string[]): string {
  const text = lines.map((line) => `(${line}) Tj 0 -20 Td`).join(' ');
  const stream = `BT /F1 12 Tf 72 720 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.4\n${objects.join('')}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF`;
}

function pdf(path: string, lines: readonly string[], state: RereadState): TestPage {
  return {
    host: 'papers.test',
    path,
    headers: { 'content-type': 'application/pdf' },
    body: pdfOf(lines),
    before: pdfOf(lines),
    sought: renewal,
    state,
  };
}

/** Pages of every kind that a reader meets. */
export const testPages: readonly TestPage[] = [
  ...same,
  ...changes,
  ...unaccepted,
  ...gone,
  ...redirected,
  ...refused,
  ...charsets,
  ...pdfs,
];

/** The robots.txt of the hosts that have one. */
export const robotsOf: Readonly<Record<string, { status: number; body: string }>> = {
  'robots.test': { status: 200, body: 'User-agent: *\nDisallow: /private/\n' },
  'no-robots.test': { status: 503, body: '' },
};
