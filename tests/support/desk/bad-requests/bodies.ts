import fc from 'fast-check';
import { emailjsPaths } from '../../../../contract/emailjs.ts';
import { type ParameterList, parameterList } from './parameters.ts';
import { wickedText } from './texts.ts';

/** A body with the type that it claims, and the call that takes this type. */
export type CallBody = { url: string; contentType: string; body: Buffer };

const multipartBody: fc.Arbitrary<CallBody> = fc
  .record({ list: parameterList, boundary: fc.constantFrom('x', '----a1b2', "'()+_,-./:=? q") })
  .map(({ list, boundary }) => ({
    url: emailjsPaths.sendForm,
    contentType: `multipart/form-data; boundary="${boundary}"`,
    body: multipartOf(list, boundary),
  }));

const urlencodedBody: fc.Arbitrary<CallBody> = parameterList.map((list) => ({
  url: emailjsPaths.sendForm,
  contentType: 'application/x-www-form-urlencoded',
  body: Buffer.from(
    new URLSearchParams(list.map(([name, text]): [string, string] => [name, text])).toString(),
  ),
}));

const jsonBody: fc.Arbitrary<CallBody> = parameterList.map((list) =>
  jsonCallOf(JSON.stringify({ ...asObject(accountOf(list)), template_params: asObject(list) })),
);

/** Values of every shape where the call wants text, objects within objects, and names written twice. */
const nestedJsonBody: fc.Arbitrary<CallBody> = fc
  .record({ list: parameterList, value: fc.jsonValue({ maxDepth: 6 }), text: wickedText })
  .chain(({ list, value, text }) =>
    fc.constantFrom(
      JSON.stringify({ ...asObject(accountOf(list)), template_params: value }),
      JSON.stringify({
        ...asObject(accountOf(list)),
        template_params: { ...asObject(list), message: value },
      }),
      JSON.stringify(value),
      `{"__proto__":${JSON.stringify(value)},"template_params":{"__proto__":{"isAdmin":${JSON.stringify(text)}}}}`,
      `{"user_id":1,"user_id":${JSON.stringify(text)},"template_params":{},"template_params":[]}`,
      `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
      `{"template_params":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
      `\ufeff${JSON.stringify(text)}`,
    ),
  )
  .map(jsonCallOf);

/** Parts with headers that no browser writes. */
const oddMultipartBody: fc.Arbitrary<CallBody> = fc
  .record({
    list: parameterList,
    header: fc.constantFrom(
      'Content-Transfer-Encoding: base64',
      'Content-Type: text/plain; charset=utf-7',
      'Content-Type: text/plain; charset=no-such-charset',
      'Content-Type: multipart/mixed; boundary=y',
      'Content-Disposition: form-data; name=fname; filename=""',
      'Content-Disposition: attachment; filename="passport.jpg"',
      "Content-Disposition: form-data; name*=utf-8''%ff%00",
      `X-Long: ${'x'.repeat(20_000)}`,
      ': no name',
    ),
  })
  .map(({ list, header }) => ({
    url: emailjsPaths.sendForm,
    contentType: 'multipart/form-data; boundary=x',
    body: multipartOf(list, 'x', `${header}\r\n`),
  }));

/** A body of a right kind with some bytes cut out, put in or changed. */
function spoilt(whole: fc.Arbitrary<CallBody>): fc.Arbitrary<CallBody> {
  const wound = fc.record({
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(40),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom('\r\n--x--\r\n', '--x\r\n', '\r\n\r\n', '"', '\0', '%', '%zz', '&')
        .map((text) => Buffer.from(text)),
    ),
  });
  return fc.tuple(whole, fc.array(wound, { minLength: 1, maxLength: 3 })).map(([call, wounds]) => ({
    ...call,
    body: wounds.reduce((body, { place, cut, bytes }) => {
      const start = Math.floor(place * body.length);
      return Buffer.concat([body.subarray(0, start), bytes, body.subarray(start + cut)]);
    }, call.body),
  }));
}

const whole = fc.oneof(multipartBody, urlencodedBody, jsonBody);

/** Bodies from nearly right to nothing like it. */
export const callBody: fc.Arbitrary<CallBody> = fc.oneof(
  { weight: 6, arbitrary: whole },
  { weight: 2, arbitrary: spoilt(whole) },
  { weight: 1, arbitrary: nestedJsonBody },
  { weight: 1, arbitrary: oddMultipartBody },
);

function multipartOf(list: ParameterList, boundary: string, header = ''): Buffer {
  const parts = list.map(
    ([name, text]) =>
      `--${boundary}\r\n${header}Content-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

function jsonCallOf(text: string): CallBody {
  return { url: emailjsPaths.send, contentType: 'application/json', body: Buffer.from(text) };
}

function accountOf(list: ParameterList): ParameterList {
  return list.filter(([name]) => /^(?:user|service|template)_id$/.test(name));
}

/** Every name as a member of its own, "__proto__" too. */
function asObject(list: ParameterList): object {
  const object = {};
  for (const [name, value] of list) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
  }
  return object;
}
