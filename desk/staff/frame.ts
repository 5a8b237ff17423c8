import { type Html, html } from '../html.ts';

/** One page for staff: its title, as the browser's tab shows it, and what stands under the bar. */
export type StaffPage = { title: string; body: Html };

/** A whole page for staff. */
export function framedPage({ title, body }: StaffPage, siteName: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${siteName} enquiries</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/staff.css">
</head>
<body>
<a class="skip" href="#main">Skip to the enquiries</a>
<header class="bar">
<a class="brand" href="/"><span class="stone" aria-hidden="true"></span>${siteName} <span class="brand-room">enquiries</span></a>
<p class="bar-note">Only on this computer. Close it with Ctrl-C in the terminal.</p>
</header>
${body}
</body>
</html>
`.markup;
}

/** A page that says one thing; its heading is the title, if none is given. */
export function messagePage(title: string, content: Html, heading = title): StaffPage {
  return {
    title,
    body: html`<main id="main" class="single">\n<h1>${heading}</h1>\n${content}</main>`,
  };
}

/** The way in: a page of our own, because a browser sends no strict cookie along where another site led it. */
export function entrancePage(siteName: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=/">
<title>${siteName} enquiries</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/staff.css">
</head>
<body>
<main id="main" class="single">
<p><a href="/">Go to the enquiries</a></p>
</main>
</body>
</html>
`.markup;
}
