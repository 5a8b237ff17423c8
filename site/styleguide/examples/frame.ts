import type { Version } from '../../../compiler/page.ts';
import type { Banner } from '../../components/frame/Banner.tsx';
import type { ChatLink } from '../../components/frame/ChatLink.tsx';
import type { Footer } from '../../components/frame/Footer.tsx';
import type { Languages } from '../../components/frame/Languages.tsx';
import type { Navigation, SkipLink } from '../../components/frame/Navigation.tsx';
import type { MistakeLine, TranslationNote } from '../../components/frame/TranslationNote.tsx';
import type { Breadcrumbs } from '../../components/sections/TitleBar.tsx';
import type { StatesOf } from '../components.ts';
import { frame, trail } from '../samples.ts';

const { siteName, navigation, languages, footer, chat } = frame;
const [home = { label: '', path: '' }, page = home] = trail;
const services = { label: 'Countries and guides', path: '/services' };

const english = version('English', 'en-GB', '/card');
const spanish = version('Español', 'es-ES', '/es/card');
const arabic: Version = { ...version('العربية', 'ar', '/ar/card'), direction: 'rtl' };
const versions = [english, spanish, arabic];

function version(name: string, tag: string, path: string): Version {
  return { name, tag, direction: 'ltr', path, inEnglish: null };
}

export const examples = {
  Banner: { 'as it is': frame.banner } satisfies StatesOf<typeof Banner>,

  Breadcrumbs: {
    'below the home page': { label: frame.breadcrumbLabel, trail },
    'two steps below': { label: frame.breadcrumbLabel, trail: [home, services, page] },
  } satisfies StatesOf<typeof Breadcrumbs>,

  ChatLink: {
    'as it is': chat,
    'another app': { ...chat, label: 'Chat on Telegram' },
  } satisfies StatesOf<typeof ChatLink>,

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
    'on an English page': { label: frame.languages, versions, path: '/card' },
    'on a page that one language lacks': {
      label: frame.languages,
      versions: [english, { ...spanish, path: '/card', inEnglish: 'en inglés' }, arabic],
      path: '/ar/card',
    },
  } satisfies StatesOf<typeof Languages>,

  TranslationNote: {
    'on a translated page': {
      inlines: [
        { type: 'text', text: 'This page was translated from English in November 2026. ' },
        { type: 'link', href: '/card', children: [{ type: 'text', text: 'Read it in English' }] },
      ],
    },
  } satisfies StatesOf<typeof TranslationNote>,

  MistakeLine: {
    'at the end of a page': {
      mistake: { label: 'Tell us what is wrong here', path: '/contact?subject=A%20mistake' },
    },
  } satisfies StatesOf<typeof MistakeLine>,

  Navigation: {
    'on the home page': { siteName, navigation, languages, path: '/', versions: [] },
    'on a page that a menu holds': {
      siteName,
      navigation,
      languages,
      path: '/policies/privacy',
      versions,
    },
    'on a page that no menu holds': {
      siteName,
      navigation,
      languages,
      path: '/card',
      versions: [],
    },
  } satisfies StatesOf<typeof Navigation>,

  SkipLink: { 'once it has the focus': { label: frame.skipLink } } satisfies StatesOf<
    typeof SkipLink
  >,
};
