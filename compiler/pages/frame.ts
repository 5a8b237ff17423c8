import type { Frame, Link } from '../page.ts';
import { fillIn } from '../texts/fill-in.ts';
import { chatLink } from './contact.ts';
import type { PageContext } from './context.ts';

/** What stands around every page of one language. */
export function frameOf(context: PageContext): Frame {
  const { files, routes } = context;
  const { settings, navigation, interface: words } = files;
  const { frame } = words;
  const home = routes.pathOf('page', 'home');
  const ways = waysOf(files);
  const contactNow = { label: frame.contactNow, path: routes.pathOf('page', 'contact') };
  /** A menu keeps to its pages when they move. */
  const toPage = ({ label, path }: Link): Link => ({
    label,
    path: routes.resolve(path) ?? path,
  });
  return {
    siteName: settings.siteName,
    skipLink: frame.skipLink,
    banner: {
      label: frame.bannerLabel,
      notice: frame.bannerNotice,
      dismiss: frame.dismissBanner,
      ways: [...ways, contactNow],
    },
    navigation: {
      home: { label: frame.homeLabel, path: home },
      mainMenu: frame.mainMenu,
      menu: frame.menu,
      close: frame.closeMenu,
      search: { label: frame.search, path: routes.pathOf('page', 'search') },
      entries: navigation.main.map((entry) =>
        'items' in entry ? { label: entry.label, items: entry.items.map(toPage) } : toPage(entry),
      ),
    },
    breadcrumbLabel: frame.breadcrumb,
    contentsLabel: words.guide.onThisPage,
    footer: footerOf(context, navigation.footer.map(toPage), ways),
    languages: frame.languages,
    chat: { ...chatLink(files), title: words.contactPage.chat },
  };
}

function waysOf({ settings }: PageContext['files']): Link[] {
  const { phone, email } = settings.contact;
  return [
    { label: phone.label, path: `tel:${phone.dial}` },
    { label: email, path: `mailto:${email}` },
  ];
}

function footerOf({ files, build }: PageContext, links: Link[], ways: Link[]): Frame['footer'] {
  const { organisation, registrations, siteName } = files.settings;
  const { companyNumber, vatNumber } = organisation;
  const { frame } = files.interface;
  const year = String(build.today.getUTCFullYear());
  return {
    line: frame.footerLine,
    menuLabel: frame.footerMenu,
    links,
    trader: {
      label: frame.trader,
      sample: organisation.sample ? frame.sample : null,
      name: organisation.legalName,
      lines: [
        ...organisation.addressLines,
        ...(companyNumber ? [fillIn(frame.companyNumber, { number: companyNumber })] : []),
        ...(vatNumber ? [fillIn(frame.vatNumber, { number: vatNumber })] : []),
      ],
      ways,
    },
    regulators:
      registrations.length === 0
        ? [{ label: frame.regulator }]
        : registrations.map(({ regulator, number, url }) => ({
            label: `${regulator}, ${number}`,
            path: url,
          })),
    rights: `© ${year} ${siteName}. ${frame.rights}`,
  };
}
