import { describe, expect, test } from 'vitest';
import { textOfPage } from './page-text.ts';
import { fingerprintOf, plain, type Sentence, sentencesOf } from './sentences.ts';

async function read(main: string): Promise<Sentence[]> {
  const html = `<!doctype html><title>A page</title><body><nav>Home £1</nav><main>${main}</main></body>`;
  const page = { body: new TextEncoder().encode(html), contentType: 'text/html; charset=utf-8' };
  return sentencesOf((await textOfPage(page)).blocks);
}

/** Whether a sentence that a person accepted on the page of last year, known by some of its words, still stands on this year's. */
async function stands(words: string, before: string, now: string): Promise<boolean> {
  const [accepted, ...others] = (await read(before)).filter(({ text }) => text.includes(words));
  if (!accepted || others.length > 0) throw new Error(`"${words}" is not one sentence.`);
  const fingerprint = fingerprintOf('102 GBP', accepted);
  return (await read(now)).some((sentence) => fingerprintOf('102 GBP', sentence) === fingerprint);
}

const online = '<p>An adult passport costs £102 if you apply online.</p>';

describe('a sentence that says another figure is not the same', () => {
  test.each([
    // What was, and is no more.
    [
      '£102',
      '<p>The fee for an adult passport online is £102.</p>',
      '<p>The fee for an adult passport online rose from £102 to £115 on 8 April 2026.</p>',
    ],
    [
      '37 €',
      '<p>Die Gebühr für den Reisepass beträgt 37 €.</p>',
      '<p>Die Gebühr für den Reisepass betrug 37 €.</p>',
    ],
    [
      '86 €',
      '<p>Le passeport coûte 86 € pour un majeur.</p>',
      '<p>Le passeport coûtait 86 € pour un majeur.</p>',
    ],
    ['30 €', '<p>La tasa es de 30 €.</p>', '<p>La tasa ya no es de 30 €.</p>'],
    // Numbers in words, halves and fractions.
    ['8 days', '<p>You have 8 days to appeal.</p>', '<p>You have twenty eight days to appeal.</p>'],
    [
      'eight days',
      '<p>You have eight days to appeal.</p>',
      '<p>You have twenty eight days to appeal.</p>',
    ],
    ['2 years', '<p>It is valid for 2 years.</p>', '<p>It is valid for 2½ years.</p>'],
    ['2 years', '<p>It is valid for 2 years.</p>', '<p>It is valid for 2 1/2 years.</p>'],
    ['21/2', '<p>It is valid for 21/2 years.</p>', '<p>It is valid for 2½ years.</p>'],
    ['21', '<p>It is valid for 21 years.</p>', '<p>It is valid for 2<sup>1</sup> years.</p>'],
    ['£1023', '<p>An adult passport costs £1023.</p>', '<p>An adult passport costs £102³.</p>'],
    [
      '£102',
      '<p>A licence for a business costs £102 a year.</p>',
      '<p>A licence for a business costs £102 hundred a year.</p>',
    ],
    // "Free" that is no price.
    [
      '£102',
      '<p>The adult passport online fee is £102.</p>',
      '<p>Feel free to ask us about the adult passport online fee.</p>',
    ],
    ['free', '<p>An identity card is free.</p>', '<p>An identity card is no longer free.</p>'],
    // Other money.
    [
      '$45',
      '<p>The driving licence renewal fee is $45.</p>',
      '<p>The driving licence renewal fee is C$45.</p>',
    ],
    [
      '£102',
      '<p>Adult passport online fees are £102 a year.</p>',
      '<p>Adult passport online fees are £102 million a year.</p>',
    ],
    // Pence above the line.
    [
      '£94 50',
      '<p>A passport costs £94<sup>50</sup> online.</p>',
      '<p>A passport costs £94<sup>95</sup> online.</p>',
    ],
    [
      '£94 50',
      '<p>A passport costs £94<sup>50</sup> online.</p>',
      '<p>A passport costs £9450 online.</p>',
    ],
  ])('%s: %s → %s', async (words, before, now) => {
    expect(await stands(words, before, now)).toBe(false);
    expect(await stands(words, before, before)).toBe(true);
  });
});

describe('what is struck out or hidden does not stand there', () => {
  test.each([
    '<p>An adult passport costs <del>£102</del> <ins>£115</ins> if you apply online.</p>',
    '<p>An adult passport costs <s>£102</s> £115 if you apply online.</p>',
    ...[
      '<del>#</del>',
      '<s>#</s>',
      '<strike>#</strike>',
      '<div role="deletion">#</div>',
      '<div style="text-decoration: red line-through">#</div>',
      '<div style="text-decoration-line:line-through">#</div>',
      '<div hidden>#</div>',
      '<div hidden="until-found">#</div>',
      '<section aria-hidden="true">#</section>',
      '<div style="color: red; display : none">#</div>',
      '<div style="DISPLAY:NONE !important">#</div>',
      '<div style="visibility:hidden">#</div>',
      '<div style="opacity: 0">#</div>',
      '<div style="font-size:0px;">#</div>',
      '<template>#</template>',
      '<noscript>#</noscript>',
      '<script type="text/html">#</script>',
      '<style>/* # */</style>',
      '<dialog>#</dialog>',
      '<div popover>#</div>',
      '<svg><title>#</title></svg>',
      '<!-- # -->',
      '<table hidden><tr><td>#</td></tr></table>',
      '<table><tr hidden><td>#</td></tr></table>',
      '<table><tbody style="display:none"><tr><td>#</td></tr></tbody></table>',
      '<table><tr><td>Fee</td><td hidden>#</td></tr></table>',
      '<iframe>#</iframe>',
      '<footer>#</footer>',
      '<div hidden><main>#</main></div>',
    ].map((holder) => `<p>An adult passport costs £115.</p>${holder.replace('#', online)}`),
  ])('%s', async (now) => {
    expect(await stands('£102', online, now)).toBe(false);
  });
});

describe('the same words about something else are not the same', () => {
  const fees = (adult: string, child: string) =>
    `<table><tr><th>Passport</th><th>Online</th><th>On paper</th></tr><tr><td>Adult</td>${adult}</tr><tr><td>Child</td>${child}</tr></table>`;
  const grouped = (one: string, other: string) =>
    `<table><tr><th>How</th><th>Fee</th></tr><tr><th colspan="2">${one}</th></tr><tr><td>Online</td><td>£102</td></tr><tr><th colspan="2">${other}</th></tr><tr><td>Online</td><td>£66</td></tr></table>`;
  test.each([
    [
      'a price in another column',
      'Adult',
      fees('<td>£102</td><td>£115</td>', '<td>£66</td><td>£80</td>'),
      fees('<td>£115</td><td>£102</td>', '<td>£66</td><td>£80</td>'),
    ],
    [
      'a price whose neighbour is gone',
      'Adult',
      fees('<td>£102</td><td></td>', '<td>£66</td><td>£80</td>'),
      fees('<td></td><td>£102</td>', '<td>£66</td><td>£80</td>'),
    ],
    [
      'columns with other heads',
      'Adult',
      fees('<td>£102</td><td>£115</td>', '<td>£66</td><td>£80</td>'),
      fees('<td>£102</td><td>£115</td>', '<td>£66</td><td>£80</td>').replace(
        '<th>Online</th><th>On paper</th>',
        '<th>On paper</th><th>Online</th>',
      ),
    ],
    [
      'heads that are no heads to the parser',
      '£102',
      '<table><tr><td>Passport</td><td>Online</td><td>Paper</td></tr><tr><td>Adult</td><td>£102</td><td>£115</td></tr></table>',
      '<table><tr><td>Passport</td><td>Paper</td><td>Online</td></tr><tr><td>Adult</td><td>£102</td><td>£115</td></tr></table>',
    ],
    [
      'a head over two columns that moved',
      '£102',
      '<table><thead><tr><th></th><th colspan="2">Adult</th><th>Child</th></tr><tr><th></th><th>a</th><th>b</th><th>c</th></tr></thead><tr><td>Fee</td><td>£90</td><td>£102</td><td>£66</td></tr></table>',
      '<table><thead><tr><th></th><th>Adult</th><th colspan="2">Child</th></tr><tr><th></th><th>a</th><th>b</th><th>c</th></tr></thead><tr><td>Fee</td><td>£90</td><td>£102</td><td>£66</td></tr></table>',
    ],
    ['rows of another group', '£102', grouped('Adults', 'Children'), grouped('Children', 'Adults')],
    [
      'a group of one cell among empty ones',
      '£102',
      '<table><tr><th>How</th><th>Fee</th></tr><tr><td>Adults</td><td></td></tr><tr><td>Online</td><td>£102</td></tr></table>',
      '<table><tr><th>How</th><th>Fee</th></tr><tr><td>Children</td><td></td></tr><tr><td>Online</td><td>£102</td></tr></table>',
    ],
    [
      'a row below a cell over several rows',
      '£115',
      '<table><tr><th>Who</th><th>How</th><th>Fee</th></tr><tr><td rowspan="2">Adult</td><td>Online</td><td>£102</td></tr><tr><td>Paper</td><td>£115</td></tr></table>',
      '<table><tr><th>Who</th><th>How</th><th>Fee</th></tr><tr><td rowspan="2">Child</td><td>Online</td><td>£102</td></tr><tr><td>Paper</td><td>£115</td></tr></table>',
    ],
    [
      'a table of another name',
      '£102',
      '<table><caption>Fees of 2026</caption><tr><td>Adult</td><td>£102</td></tr></table>',
      '<table><caption>Fees of 2025</caption><tr><td>Adult</td><td>£102</td></tr></table>',
    ],
    [
      'another heading',
      '£102',
      '<h2>Adults</h2><p>The fee is £102 for whoever applies online.</p><h2>Children</h2><p>The fee is £66.</p>',
      '<h2>Adults</h2><p>The fee is £115.</p><h2>Children</h2><p>The fee is £102 for whoever applies online.</p>',
    ],
    [
      'another heading two steps up',
      '£102',
      '<h2>Adults</h2><h3>Online</h3><p>£102</p>',
      '<h2>Children</h2><h3>Online</h3><p>£102</p>',
    ],
    [
      'a list about others',
      'paper',
      '<p>For adults:</p><ul><li>if you apply online by yourself at home: £102</li><li>if you apply on paper at the post office: £115</li></ul>',
      '<p>For children:</p><ul><li>if you apply online by yourself at home: £102</li><li>if you apply on paper at the post office: £115</li></ul>',
    ],
    [
      'a list within another item',
      'paper',
      '<ul><li>Adults<ul><li>if you apply on paper at the post office: £115</li></ul></li></ul>',
      '<ul><li>Children<ul><li>if you apply on paper at the post office: £115</li></ul></li></ul>',
    ],
    [
      'another term',
      '£14',
      '<dl><dt>Renewal</dt><dd>It costs £14 in all offices of the whole country.</dd></dl>',
      '<dl><dt>Replacement</dt><dd>It costs £14 in all offices of the whole country.</dd></dl>',
    ],
    [
      'a box of its own behind another name',
      '£102',
      '<div><div>Adult</div><div>£102</div></div><div><div>Child</div><div>£66</div></div>',
      '<div><div>Adult</div><div>£115</div></div><div><div>Child</div><div>£102</div></div>',
    ],
    [
      'a short sentence behind another one',
      '£102',
      '<p>The fee for adults is set by law. It is £102.</p>',
      '<p>The fee for children is set by law. It is £102.</p>',
    ],
    [
      'a figure that was split off by an abbreviation',
      '£102',
      '<p>An adult passport costs approx. £102.</p>',
      '<p>A child passport costs approx. £102.</p>',
    ],
    [
      'one of two alike, when one has gone',
      '£102',
      '<p>Whoever applies online pays a fee of £102.</p><p>Whoever applies online pays a fee of £102.</p>',
      '<p>Whoever applies online pays a fee of £115.</p><p>Whoever applies online pays a fee of £102.</p>',
    ],
  ])('%s', async (_name, words, before, now) => {
    expect(await stands(words, before, now)).toBe(false);
    expect(await stands(words, before, before)).toBe(true);
  });
});

describe('the same words are the same, however they look', () => {
  const said = '<p>An adult’s passport – the 34-page one – costs “£102” if you apply online.</p>';
  test.each([
    [
      'other spaces',
      '<p>\n  An adult’s&nbsp;passport –\u202fthe 34-page   one – costs\t“£102” if you apply\nonline.\n</p>',
    ],
    [
      'other quotes and dashes',
      `<p>An adult's passport — the 34‑page one - costs "£102" if you apply online.</p>`,
    ],
    [
      'signs that nobody sees',
      '<p>An adult’s pass&shy;port – the 34-page one – costs “£\u200b102” if you \u2066apply\u2069 online.\ufeff</p>',
    ],
    [
      'markup',
      '<div>An <a href="/adult">adult’s <b>passport</b></a> – the <abbr title="x">34-page</abbr> one – costs “£<span>102</span>”<br>if you <em>apply</em> online.<script>1</script></div>',
    ],
    [
      'full-width signs',
      '<p>An adult’s passport – the ３４-page one – costs “￡１０２” if you apply online.</p>',
    ],
    ['another place', `<p>Read this first.</p><ul><li>Bring a photo.</li></ul>${said}<p>More.</p>`],
    ['within a paragraph', said.replace('<p>', '<p>It was read in November. ')],
  ])('%s', async (_name, now) => {
    expect(await stands('£102', said, now)).toBe(true);
  });

  test.each([
    ['twenty eight', '<p>You have twenty eight days to appeal.</p>'],
    ['05/07/2025', '<p>The REAL ID deadline is 05/07/2025.</p>'],
    ['37,-', '<p>Die Gebühr für den Reisepass beträgt 37,- € für Erwachsene.</p>'],
    ['37,--', '<p>Die Gebühr für den Reisepass beträgt 37,-- € für Erwachsene.</p>'],
    ['37.-', '<p>Die Gebühr für den Reisepass beträgt 37.– € für Erwachsene.</p>'],
    [
      '102.00',
      '<table><tr><th>Service</th><th>Fee (£)</th></tr><tr><td>Adult passport online</td><td>102.00</td></tr></table>',
    ],
    [
      '€124',
      '<table><tr><td>1.</td><td>Highly qualified workers</td><td>€147</td></tr><tr><td>2.</td><td>Self-employed work</td><td>€124</td></tr></table>',
    ],
    ['£94', '<p>A passport costs £94<sup>50</sup> online.</p>'],
    ['ninety', '<p>You have ninety (90) days to appeal.</p>'],
    ['25-30 €', '<p>Die Gebühr beträgt 25–30 €.</p>'],
    ['janv.', '<p>Le délai court depuis le 5 janv. 2026.</p>'],
    ['ene.', '<p>El plazo empieza el 5 ene. 2026.</p>'],
  ])('%s is known again as it is written', async (words, page) => {
    expect(await stands(words, page, `<p>Other words.</p>${page}`)).toBe(true);
  });
});

test('a page that is hidden until its scripts have run is read', async () => {
  const html =
    '<body style="opacity: 0"><main><p>An adult passport costs £102.</p><table><tr><td>Child</td><td>£66</td></tr></table></main></body>';
  const page = { body: new TextEncoder().encode(html), contentType: 'text/html' };
  const sentences = sentencesOf((await textOfPage(page)).blocks).map(({ text }) => text);
  expect(sentences).toEqual(['An adult passport costs £102.', 'Child | £66']);
});

test('a row is read with the heads of its columns', async () => {
  const rows = await read(
    '<h1>Fees</h1><table><tr><th>Service</th><th>Fee (£)</th></tr><tr><td>Adult <br>passport</td><td><p>102.00</p><p>online</p></td></tr></table>',
  );
  expect(rows.at(-1)).toMatchObject({
    text: 'Service: Adult passport | Fee (£): 102.00 online',
    under: 'Fees',
  });
});

test('lines of a text are one paragraph, wherever they end', async () => {
  const of = async (text: string) => {
    const body = new TextEncoder().encode(text);
    return sentencesOf((await textOfPage({ body, contentType: 'text/plain' })).blocks);
  };
  const [one] = await of('Applications are to be\nmade by September 21,\n2020.\n\nMore below.');
  const [other] = await of('Applica-\ntions are to be made by September\n21, 2020.\n\nMore below.');
  expect(one?.text).toBe('Applications are to be made by September 21, 2020.');
  expect(other).toEqual(one);
});

test('a fact that says something else has another fingerprint, of sixteen digits', async () => {
  const [sentence] = await read(online);
  if (!sentence) throw new Error('There is no sentence.');
  const prints = ['102 GBP', '102 EUR', '115 GBP'].map((said) => fingerprintOf(said, sentence));
  expect(new Set(prints).size).toBe(3);
  expect(prints.filter((print) => !/^[\da-f]{16}$/u.test(print))).toEqual([]);
});

test('words are compared by what is seen of them', () => {
  expect(plain(' “2½” –\u00a0it’s\u00ad ﬁne… ')).toBe('"2 1/2" - it\'s fine...');
});
