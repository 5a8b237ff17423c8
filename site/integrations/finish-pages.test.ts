import { describe, expect, test } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';
import { createPageFinisher, inlineCode, markEnglishLinks, spelledAsHtml } from './finish-pages.ts';

/** A page finished, with this code at the address of its island. */
function finishPage(html: string, islandCode = '', writeCode = (): void => {}): string {
  return createPageFinisher({ emailOrigin: '', readScript: () => islandCode, writeCode })(html);
}

test('a page’s inline scripts and styles are found, its data blocks and linked scripts are not', () => {
  const html = `<head><style>a{}</style><script>one()</script><script type="module">two()</script>
    <script type="application/ld+json">{"three":3}</script><script src="/four.js"></script></head>
    <body><style>a{}</style><script>if (1 < 2) five("</p>")</script></body>`;
  expect(inlineCode(html)).toEqual({
    scripts: ['one()', 'two()', 'if (1 < 2) five("</p>")'],
    styles: ['a{}'],
  });
});

test('a policy names the chosen origin for enquiries and nothing unsafe', () => {
  const policy = pagePolicy({
    scriptHashes: ["'sha256-a'"],
    styleHashes: ["'sha256-b'"],
    emailOrigin: 'https://desk.example',
  });
  expect(policy).toContain("connect-src 'self' https://desk.example;");
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).not.toContain('unsafe');
});

test('on a page of another language, links to English pages say that they lead to one', () => {
  const links =
    '<a href="/es/faq">a</a><a class="b" href="/escape#c">c</a><a href="/es">d</a><a hreflang="en" href="/x">e</a><a href="#f">f</a>';
  expect(markEnglishLinks(`<html lang="es" data-prefix="/es">${links}`)).toBe(
    '<html lang="es" data-prefix="/es"><a href="/es/faq">a</a><a hreflang="en" class="b" href="/escape#c">c</a><a href="/es">d</a><a hreflang="en" href="/x">e</a><a href="#f">f</a>',
  );
  expect(markEnglishLinks('<html lang="en-GB"><a href="/faq">a</a>')).not.toContain('hreflang');
});

test('what React drew is spelled as HTML is, and drawings stay as they are', () => {
  expect(
    spelledAsHtml('<a hrefLang="es"></a><img alt=""/><input autoComplete="off"/><path d="M0"/>'),
  ).toBe('<a hreflang="es"></a><img alt=""><input autocomplete="off"><path d="M0"/>');
  expect(
    spelledAsHtml('<p data-a="true" data-b="" data-c="d" hidden=""></p><path d="M0"></path>'),
  ).toBe('<p data-a data-b data-c="d" hidden></p><path d="M0"/>');
});

test('the script of an island waits, and short scripts stay as they are', () => {
  const page = finishPage(
    '<meta content="page-policy"><i data-for="form"><script type="module" src="/_astro/hydrate.js"></script></i><script type="module">a()</script>',
  );
  expect(page).toContain('<script type="text/island" data-src="/_astro/hydrate.js">');
  expect(page).toContain('<script type="module">a()');
});

test('a script of the page itself waits for nobody, however long it is', () => {
  const own = '<script type="module" src="/_astro/page.js"></script>';
  expect(finishPage(`<meta content="page-policy">${own}`)).toContain(own);
});

test('a long script is a file that two pages share and fetch once they are painted, and the policy needs no hash of it', () => {
  const files: string[] = [];
  const finish = createPageFinisher({
    emailOrigin: '',
    readScript: () => '',
    writeCode: (address) => files.push(address),
  });
  const code = `a("${'b'.repeat(800)}")`;
  const pages = ['one', 'two'].map((text) =>
    finish(`<meta content="page-policy"><p>${text}</p><script type="module">${code}</script>`),
  );
  expect(files).toEqual([expect.stringMatching(/^\/_astro\/page\.[0-9a-f]{12}\.js$/)]);
  for (const page of pages) {
    expect(page).toContain(`<script type="text/page" data-src="${files[0]}"></script>`);
    expect(page).toContain("script-src 'self';");
  }
});

test('the scripts of a page are one, and keep their names to themselves', () => {
  const page = finishPage(
    '<meta content="page-policy"><script type="module">var a=1;b(()=>a)</script><p></p><script type="module">var a=2</script>',
  );
  const [, code = ''] = /<p><\/p><script type="module">(.*)<\/script>/.exec(page) ?? [];
  expect(page.match(/<script/g)).toHaveLength(1);
  let look: () => unknown = () => undefined;
  new Function('b', code)((given: typeof look) => {
    look = given;
  });
  expect(look()).toBe(1);
});

test('a page without a place for its policy stops the build', () => {
  expect(() => finishPage('<p>Hello</p>')).toThrow('Document');
});

test('a page’s styles become one, in their order', () => {
  const page = finishPage(
    '<meta content="page-policy"><style>@layer a;</style><p></p><style>b{}</style>',
  );
  expect(page).toContain('<style>@layer a;b{}</style><p></p>');
  expect(page.match(/'sha256-/g)).toHaveLength(1);
});

test('marks between texts stay only where React hydrates what it drew', () => {
  const page = finishPage(
    '<meta content="page-policy"><p>a<!-- --> b</p><form ><p>c<!-- --> d</p></form>',
  );
  expect(page).toContain('<p>a b</p>');
  expect(page).toContain('<p>c<!-- --> d</p>');
});

test('icons say nothing that only their library reads, but where React draws them again, and where they turn', () => {
  const icon = (name: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" class="lucide lucide-${name}"></svg>`;
  const page = finishPage(
    `<meta content="page-policy">${icon('clock')}${icon('chevron-left')}<form >${icon('clock')}</form>`,
  );
  expect(page).toContain(
    `<svg width="24"></svg><svg width="24" class="lucide lucide-chevron-left"></svg><form >${icon('clock')}</form>`,
  );
  const ofPage = `<link rel="icon" href='data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>'>`;
  expect(finishPage(`<meta content="page-policy">${ofPage}`)).toContain(ofPage);
});

describe('a page carries the styles', () => {
  const styles =
    '<style>@layer a;@layer b{p{}.used{}.unused{}.used .unused,.used p{}@media print{.unused{& p{}}}.x:not(.unused){}}</style>';

  test('of the classes in its markup, and all that need none', () => {
    const page = finishPage(`<meta content="page-policy">${styles}<p class="used x"></p>`);
    expect(page).toContain(
      '<style>@layer a;@layer b{p{}.used{}.used p{}.x:not(.unused){}}</style>',
    );
  });

  test('but for those that only what its islands draw has need of: they come with the island', () => {
    const written = new Map<string, string>();
    const finish = createPageFinisher({
      emailOrigin: '',
      readScript: (address) => (address === '/i.js' ? 'const s={error:"unused"}' : ''),
      writeCode: (address, code) => written.set(address, code),
    });
    const page = finish(
      `<meta content="page-policy">${styles}<p class="used"></p><i data-for="x"><script type="module" src="/i.js"></script></i>`,
    );
    expect(page).toContain('<style>@layer a;@layer b{p{}.used{}.used p{}}</style>');
    const [, address = ''] = /data-src="\/i.js" data-styles="([^"]+)"/.exec(page) ?? [];
    expect(written.get(address)).toBe(
      '@layer a;@layer b{.unused{}.used .unused{}@media print{.unused{& p{}}}}',
    );
  });

  const marks = [
    '[data-on=yes] p{}',
    '[data-on=no] p{}',
    '[data-shut] p{}',
    '[aria-busy=true]{}',
    'p:has(>.unused){}',
    'p:is(.unused,:target){}',
    'p:not([data-shut]){}',
    '[open]{}',
  ];

  test.each([
    ['<p data-on="no">', '', [1, 5, 6, 7]],
    ['<script>document.documentElement.dataset.on="yes"</script>', '', [0, 5, 6, 7]],
    ['', 'p.ariaBusy=busy;p.toggleAttribute("data-shut")', [2, 3, 5, 6, 7]],
    ['', 'a({"data-on":b?"yes":"never",class:"unused"})', [0, 4, 5, 6, 7]],
  ])('of the marks in its markup or set by its scripts: %s%s', (markup, code, kept) => {
    const head = `<meta content="page-policy"><style>${marks.join('')}</style>`;
    const page = finishPage(`${head}${markup}<script type="module" src="/a.js"></script>`, code);
    const styles = /<style>(.*?)<\/style>/.exec(page)?.[1];
    expect(styles).toBe(kept.map((index) => marks[index]).join(''));
  });

  test('of the classes that its scripts may draw', () => {
    const page = finishPage(
      `<meta content="page-policy">${styles}<script type="module" src="/a.js"></script>`,
      'const styles={error:"used"}',
    );
    expect(page).toContain('.used{}');
    expect(page).not.toContain('.unused{}');
  });

  test('of the classes that its scripts name in a list, which may go on with others', () => {
    const page = finishPage(
      `<meta content="page-policy">${styles}<script type="module" src="/a.js"></script>`,
      `a({class:\`used unused \${b.c}\`})`,
    );
    expect(page).toContain('.used .unused');
  });
});
