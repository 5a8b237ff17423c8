import type { Page } from '../../../compiler/page.ts';
import { getSite } from '../../../compiler/site.ts';
import type { Banner } from '../../components/frame/Banner.tsx';
import type {
  ChatLink,
  Footer,
  MistakeLine,
  TranslationNote,
} from '../../components/frame/Footer.tsx';
import type { Languages, Navigation, SkipLink } from '../../components/frame/Navigation.tsx';
import type { OnThisPage } from '../../components/sections/Links.tsx';
import type { TitleBar } from '../../components/sections/TitleBar.tsx';
import type { StatesOf } from '../components.ts';
import { pageAt } from '../real-parts.ts';

const home = pageAt('/');
const article = pageAt('/safety/document-fraud');
const offer = pageAt('/products/uk-passport');
const [translated = article] = getSite().translations;

const { siteName, navigation, languages, footer, breadcrumbLabel } = home.frame;

function titleOf({ title, trail, header }: Page): Parameters<typeof TitleBar>[0] {
  if (header === null) throw new Error(`${title} begins without a title.`);
  return { title, trail, trailLabel: breadcrumbLabel, ...header };
}

function navigationOf({ path, versions }: Page): Parameters<typeof Navigation>[0] {
  return { siteName, navigation, languages, path, versions };
}

export const examples = {
  Banner: { 'as it is': home.frame.banner } satisfies StatesOf<typeof Banner>,

  ChatLink: { 'as it is': home.frame.chat } satisfies StatesOf<typeof ChatLink>,

  Footer: {
    'without a registration': { siteName, footer },
    'of a registered trader': {
      siteName,
      footer: {
        ...footer,
        trader: { ...footer.trader, sample: null },
        regulators: [{ label: 'The sample regulator, 12345', path: 'https://sample.example' }],
      },
    },
  } satisfies StatesOf<typeof Footer>,

  Languages: {
    'on an English page': { label: languages, versions: home.versions, path: home.path },
    'on a page that other languages lack': {
      label: languages,
      versions: home.versions.map((version) => ({ ...version, inEnglish: 'in English' })),
      path: home.path,
    },
  } satisfies StatesOf<typeof Languages>,

  MistakeLine: {
    'at the end of a page': { mistake: article.mistake },
  } satisfies StatesOf<typeof MistakeLine>,

  Navigation: {
    'on the home page': navigationOf(home),
    'on a page that a menu holds': navigationOf(article),
  } satisfies StatesOf<typeof Navigation>,

  OnThisPage: {
    'sections of an article': { title: home.frame.contentsLabel, contents: article.contents },
  } satisfies StatesOf<typeof OnThisPage>,

  SkipLink: {
    'once it has the focus': { label: home.frame.skipLink },
  } satisfies StatesOf<typeof SkipLink>,

  TitleBar: {
    'with a picture': titleOf(article),
    'with the outline of a country': { ...titleOf(article), picture: { country: 'uk' } },
    'with something to read beside it': titleOf(offer),
    'which case it is comes first': titleOf(pageAt('/services/uk/id')),
  } satisfies StatesOf<typeof TitleBar>,

  TranslationNote: {
    'on a translated page': { inlines: translated.translationNote },
  } satisfies StatesOf<typeof TranslationNote>,
};
