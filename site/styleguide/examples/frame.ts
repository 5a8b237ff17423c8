import type { Banner } from '../../components/frame/Banner.tsx';
import type { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import type { ChatLink } from '../../components/frame/ChatLink.tsx';
import type { Footer } from '../../components/frame/Footer.tsx';
import type { Navigation, SkipLink } from '../../components/frame/Navigation.tsx';
import type { StatesOf } from '../components.ts';
import { frame, trail } from '../samples.ts';

const { siteName, navigation, footer, chat } = frame;
const [home = { label: '', path: '' }, page = home] = trail;
const services = { label: 'Countries and guides', path: '/services' };

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

  Navigation: {
    'on the home page': { siteName, navigation, path: '/' },
    'on a page that a menu holds': { siteName, navigation, path: '/policies/privacy' },
    'on a page that no menu holds': { siteName, navigation, path: '/products' },
  } satisfies StatesOf<typeof Navigation>,

  SkipLink: { 'once it has the focus': { label: frame.skipLink } } satisfies StatesOf<
    typeof SkipLink
  >,
};
