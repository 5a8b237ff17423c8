import fc from 'fast-check';
import { type CallBody, callBody } from './bodies.ts';

export type BadRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

const printable = fc.string({ maxLength: 60 }).map((text) => text.trim());

/** Some of the headers by which the desk decides who asks and for what; a page for people half of the time. */
const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    accept: fc.oneof(fc.constantFrom('text/html,*/*;q=0.8', '*/*', 'text/html;q=x'), printable),
    'sec-fetch-dest': fc.constantFrom('document', 'empty', 'iframe'),
    'sec-fetch-site': fc.oneof(
      { weight: 9, arbitrary: fc.constant('same-origin') },
      { weight: 1, arbitrary: fc.constant('cross-site') },
    ),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), printable),
    'x-forwarded-host': printable,
    'user-agent': printable,
  },
  { requiredKeys: [] },
);

const strangeHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    origin: fc.oneof(
      fc.constantFrom('null', 'https://other.example', 'http://localhost', 'http://[', 'data:,'),
      printable,
    ),
    'content-type': fc.oneof(
      fc.constantFrom(
        ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x'],
        ...[
          'application/json; charset=utf-16',
          'text/plain',
          ';',
          'application/x-www-form-urlencoded; charset=x',
        ],
        `multipart/form-data; boundary=${'x'.repeat(300)}`,
      ),
      printable,
    ),
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity'),
    'x-http-method-override': fc.constantFrom('DELETE'),
  },
  { requiredKeys: [] },
);

/** Another spelling of the path, most of which are still the same call. */
function spelled(url: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(url) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...[`${url}/`, url.toUpperCase(), `${url}?q=%00&q[]=1`, `${url}%2f`, `${url}/../send`],
        ...[`/${url}`, `${url}%`, `${url};a=b`, `${url}#a`, '/', '/healthz', '/api/v1.0/email'],
      ),
    },
  );
}

const method = fc.oneof(
  { weight: 20, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD') },
);

/** Requests from nearly right to nothing like it. About a quarter is taken, so that rows and mails can be looked at. */
export const badRequest: fc.Arbitrary<BadRequest> = callBody.chain((call) =>
  fc
    .record({
      method,
      url: spelled(call.url),
      headers,
      strange: fc.oneof(
        { weight: 5, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: strangeHeaders },
      ),
    })
    .map(({ method, url, headers, strange }) =>
      requestOf(call, { method, url, headers: { ...headers, ...strange } }),
    ),
);

function requestOf(
  { contentType, body }: CallBody,
  { headers, ...rest }: Omit<BadRequest, 'body'>,
): BadRequest {
  return { ...rest, headers: { 'content-type': contentType, ...headers }, body };
}
