import { enquiryStatusPath } from '../../contract/answer-words.ts';
import { hostedOrigin } from '../../contract/emailjs.ts';
import { countryOf } from '../facts/facts.ts';
import { type FigureTeller, linkTo, text, textWith } from '../facts/figures.ts';
import { interfaceFile } from '../load.ts';
import type { Figure, Inline, Link, Part, PartOf, Section, SharedFormData } from '../page.ts';
import { addressBelow, prefixOf } from '../routes.ts';
import type { GuideWords } from '../schemas/guide.ts';
import type { Settings } from '../schemas/settings.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { PageContext } from './context.ts';
import { paymentsPart, section } from './parts.ts';

export function supportOf({ files }: PageContext) {
  const { contact, supportHours } = files.settings;
  return {
    hours: fillIn(files.interface.country.support, { hours: supportHours.label }),
    phone: { label: contact.phone.label, path: `tel:${contact.phone.dial}` },
    chat: chatLink(files),
  };
}

export function chatLink({ settings, interface: words }: PageContext['files']): Link {
  const { app, url } = settings.contact.chat;
  return { label: fillIn(words.frame.chat, { app }), path: url };
}

type ContactPlace = {
  subject: string;
  path: string;
  title?: string;
  isOpen?: boolean;
  isGeneral?: boolean;
  /** What stands over the form. */
  above?: Part[];
};

/** The form, with what the enquiry is about: open where the page is about asking us, behind a button elsewhere. */
export function contactSection(
  { files, build, language, routes }: PageContext,
  { subject, path, title, isOpen = false, isGeneral = false, above = [] }: ContactPlace,
): Section {
  const { contact: usualTitle, writeToUs } = files.interface.guide;
  return section('contact', title ?? usualTitle, ...above, {
    kind: 'contact-form',
    opener: isOpen ? null : writeToUs,
    form: {
      origin: build.emailOrigin,
      identifiers: build.identifiers,
      ...sharedFormData(files),
      subject,
      isGeneral,
      page: path,
      language: language.tag,
      privacyPath: routes.pathOf('article', 'privacy'),
      statusPath: statusPathOf(build.emailOrigin, language.locale),
    },
  });
}

export function sharedFormData({
  settings,
  form,
  contract,
}: Pick<PageContext['files'], 'settings' | 'form' | 'contract'>): SharedFormData {
  const { contact, supportHours } = settings;
  const { phone, email, chat, answerTime, optionalFields } = contact;
  return {
    optionalFields,
    contact: { phone, email, chat, answerTime, hours: supportHours.label },
    words: form,
    contract,
  };
}

/** Hosted EmailJS keeps nothing that anybody could ask for. */
function statusPathOf(origin: string, locale: string): string | null {
  if (origin === hostedOrigin) return null;
  return origin + addressBelow(prefixOf(locale), enquiryStatusPath);
}

type OfficialRoute = {
  /** Who issues the document, and where a visitor applies without us. */
  authority: { shortName: string };
  applyAt: string;
  /** The official fee, or where it is to be found: beside this already, or one for each document in tables of the page. */
  fee: Figure | 'beside-this' | 'in-tables';
};

/**
 * The way past us: that we are not the authority, what the official route costs, and the link to it.
 * Source: the site specification, "Not the official channel, said beside the button".
 */
export function wayPast(
  { files }: Pick<PageContext, 'files'>,
  { authority, applyAt, fee }: OfficialRoute,
): Inline[] {
  const words = files.interface.contactNotice;
  return [
    text(`${fillIn(words.notAuthority, { authority: authority.shortName })} `),
    ...officialFee(fee, words),
    linkTo(applyAt, words.applyYourself),
  ];
}

function officialFee(
  fee: OfficialRoute['fee'],
  words: PageContext['files']['interface']['contactNotice'],
): Inline[] {
  if (fee === 'beside-this') return [];
  if (fee === 'in-tables') return [text(`${words.officialRoutes} `)];
  if (fee.text === null) return [text(`${words.officialRouteUnread} `)];
  return textWith(`${words.officialRoute} `, {
    label: { type: 'label', text: fee.label },
    fee: { type: 'figure', figure: fee, words: null },
  });
}

/** The way past us beside a button that stands for no one document. */
export function wayPastAll({ files, routes }: PageContext): Inline[] {
  const { notGovernment, guides } = files.interface.contactNotice;
  return [text(`${notGovernment} `), linkTo(routes.pathOf('page', 'services'), guides)];
}

type ContactButton = OfficialRoute & { label: string; subject: string };

/** Where the form opens with what the enquiry is about. */
export function contactAddress({ routes }: PageContext, subject: string): string {
  return `${routes.pathOf('page', 'contact')}?subject=${encodeURIComponent(subject)}`;
}

/** The way to us, never without the way past us; the form opens with the subject. */
export function contactButton(
  context: PageContext,
  button: ContactButton,
): PartOf<'contact-button'> {
  return {
    kind: 'contact-button',
    label: button.label,
    href: contactAddress(context, button.subject),
    wayPast: wayPast(context, button),
  };
}

type GuidePlace = {
  subject: string;
  path: string;
  guide: GuideWords;
  /** "country/guide". */
  key: string;
  figures: FigureTeller;
};

/**
 * The form under how to pay us; where paid help would be immigration or nationality advice and we hold no registration, under who may
 * advise instead. Source: the site specification, "No paid immigration help without a registration".
 */
export function guideContact(
  context: PageContext,
  { subject, path, guide, key, figures }: GuidePlace,
): Section {
  const isGeneral = mayNotAdvise(context, guide, key);
  const above = isGeneral
    ? regulatedAdvice(context, countryOf(key), figures)
    : [paymentsPart(context)];
  return contactSection(context, { subject, path, isGeneral, above });
}

/** Whether the settings hold a registration to advise on immigration in that country. */
export function isRegisteredIn(country: string, registrations: Settings['registrations']): boolean {
  return registrations.some((registration) => registration.country === country);
}

/** Whether the law leaves advice on what a guide or an offer explains to others. Shape: `key` begins with the country. */
export function mayNotAdvise(
  { files }: PageContext,
  { regulatedAdvice: isRegulated }: Pick<GuideWords, 'regulatedAdvice'>,
  key: string,
): boolean {
  return isRegulated && !isRegisteredIn(countryOf(key), files.settings.registrations);
}

/**
 * Who may advise on immigration or nationality in a country; nothing where we are registered to do so ourselves.
 * A country without words is told by `problemsOfRegulation`. Throws ContentError when the words name a fact that is not there.
 */
export function regulatedAdvice(
  context: PageContext,
  country: string,
  figures: FigureTeller,
): Part[] {
  const { registrations, adviserRegisters } = context.files.settings;
  const { title, countries } = context.files.interface.regulation;
  const body = countries[country];
  if (isRegisteredIn(country, registrations) || body === undefined) return [];
  const register = adviserRegisters[country];
  const link = register === undefined ? null : { label: register.label, path: register.url };
  const read = context.open(interfaceFile(context.files.locale), '', figures);
  const text = read.text(body, `regulation.countries.${country}`);
  read.finish();
  return [{ kind: 'notice', title, text, link }];
}
