import type { ReactNode } from 'react';

type FrameProps = {
  /** Of the page, as the browser's tab shows it. */
  title: string;
  siteName: string;
  children: ReactNode;
};

/** What every page of staff stands in. */
export function Frame({ title, siteName, children }: FrameProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} - ${siteName} enquiries`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/staff.css" />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the enquiries
        </a>
        <header className="bar">
          <a className="brand" href="/">
            <span className="stone" aria-hidden="true" />
            {siteName} <span className="brand-room">enquiries</span>
          </a>
          <p className="bar-note">Only on this computer. Close it with Ctrl-C in the terminal.</p>
        </header>
        {children}
      </body>
    </html>
  );
}

/** A page that says one thing. */
export function Message({ heading, children, ...frame }: FrameProps & { heading: string }) {
  return (
    <Frame {...frame}>
      <main id="main" className="single">
        <h1>{heading}</h1>
        {children}
      </main>
    </Frame>
  );
}

/** A page of a heading and a text. */
export function Notice(props: { siteName: string; heading: string; text: string }) {
  return (
    <Message {...props} title={props.heading}>
      <p>{props.text}</p>
    </Message>
  );
}

/** The way in: a page of our own, because a browser sends no strict cookie along where another site led it. */
export function Entrance({ siteName }: { siteName: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="refresh" content="0; url=/" />
        <title>{`${siteName} enquiries`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/staff.css" />
      </head>
      <body>
        <main id="main" className="single">
          <p>
            <a href="/">Go to the enquiries</a>
          </p>
        </main>
      </body>
    </html>
  );
}
