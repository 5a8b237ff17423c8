import { type Html, html } from '../html.ts';

type FrameProps = {
  /** Of the page, as the browser's tab shows it. */
  title: string;
  siteName: string;
};

/** What every page of staff stands in. */
export function framed({ title, siteName }: FrameProps, content: Html): Html {
  return documentOf(
    html`<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${siteName} enquiries</title>`,
    html`<a class="skip" href="#main">Skip to the enquiries</a>
<header class="bar">
<a class="brand" href="/"><span class="stone" aria-hidden="true"></span>${siteName} <span class="brand-room">enquiries</span></a>
<p class="bar-note">Only on this computer. Close it with Ctrl-C in the terminal.</p>
</header>
${content}`,
  );
}

function documentOf(head: Html, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/staff.css">
</head>
<body>
${body}
</body>
</html>
`;
}

/** A page that says one thing. */
export function messagePage(
  { heading, ...frame }: FrameProps & { heading: string },
  content: Html,
): Html {
  return framed(
    frame,
    html`<main id="main" class="single">
<h1>${heading}</h1>
${content}
</main>`,
  );
}

/** A page of a heading and a text. */
export function noticePage(props: { siteName: string; heading: string; text: string }): Html {
  return messagePage({ ...props, title: props.heading }, html`<p>${props.text}</p>`);
}

/** The way in: a page of our own, because a browser sends no strict cookie along where another site led it. */
export function entrancePage(siteName: string): Html {
  return documentOf(
    html`<meta http-equiv="refresh" content="0; url=/">
<title>${siteName} enquiries</title>`,
    html`<main id="main" class="single">
<p><a href="/">Go to the enquiries</a></p>
</main>`,
  );
}
