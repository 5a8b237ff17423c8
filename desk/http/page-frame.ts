import type { EmailjsIdentifiers } from '../../contract/emailjs.ts';
import { type Html, html, nothing, trustedHtml } from '../html.ts';
import type { DeskSettings } from '../settings.ts';
import { styleSheet } from './page-style.ts';

/** The site around the desk's own pages, which people without scripts see. */
export type Surroundings = {
  settings: DeskSettings;
  identifiers: EmailjsIdentifiers;
  /** Address of the site without a trailing slash; '' when the desk serves it itself. */
  siteAddress: string;
};

/** A whole page of the desk's own. */
export function framedPage(
  title: string,
  body: Html,
  { settings, siteAddress }: Surroundings,
): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${settings.siteName}</title>
<style>${trustedHtml(styleSheet)}</style>
</head>
<body>
<header><p><a href="${siteAddress}/">${settings.siteName}</a></p></header>
<main>
${body}
</main>
</body>
</html>
`.markup;
}

/** Phone, email and chat. */
export function otherWays({ settings: { contact, supportHours } }: Surroundings): Html {
  const sample = contact.sample
    ? html`<p class="sample">Sample: this phone number, email address and chat are examples that nobody answers.</p>\n`
    : nothing;
  return html`${sample}<ul>
<li>Phone: <a href="tel:${contact.phone.dial}">${contact.phone.label}</a> (${supportHours.label})</li>
<li>Email: <a href="mailto:${contact.email}">${contact.email}</a></li>
<li>Chat: <a href="${contact.chat.url}">${contact.chat.app}</a></li>
</ul>`;
}
