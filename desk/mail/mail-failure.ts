import { codeOf, textIn } from '../errors.ts';

/** What kept a mail from being taken. */
export type Failure = {
  /** Asking again cannot help: the mail server has refused this very text, for good. */
  isFinal: boolean;
  /** About the mail server or our account there, so that it goes for every enquiry; surely before the text was sent. */
  isOfServer: boolean;
  /** Codes and our own words only, never anything a visitor wrote; a mail server may repeat that in its answer. */
  reason: string;
};

/** "Log in first" and "encrypt first" (RFC 4954, 6 and RFC 3207, 4), which a server may answer to any command. */
const loginCodes = [530, 534, 535, 538];

/**
 * What an error of the mail library means. Sender and recipients are our own, the same for every enquiry: so only an answer
 * to the text is about the enquiry, and a 5xx to anything before it is a setting that somebody will mend.
 * `isSilent`: the server has not said a word on this line.
 */
export function failureFrom(error: unknown, { isSilent }: { isSilent: boolean }): Failure {
  const { responseCode, command, code } = answerIn(error);
  if (responseCode === null) return failureWithoutAnswer(error, isSilent);
  const isAnswerToText =
    command === 'DATA' && code === 'EMESSAGE' && !loginCodes.includes(responseCode);
  const answer = `the mail server answered ${responseCode} to ${command || 'the connection'}`;
  return {
    isFinal: isAnswerToText && isAboutText(responseCode, textIn(error, 'response')),
    isOfServer: !isAnswerToText,
    reason: isTlsRefused(responseCode, command, code) ? `${answer}${withoutTls}` : answer,
  };
}

const withoutTls =
  ', so there was no TLS and nothing was sent: it has none, or somebody on the way took it out; see docs/operating.md, "When TLS fails"';

/** The mail library asks for EHLO in vain only where TLS has to be. 421 is "not now", whatever it answers. */
function isTlsRefused(responseCode: number, command: string, code: string): boolean {
  if (responseCode === 421) return false;
  return command === 'STARTTLS' || (command === 'EHLO' && code === 'ECONNECTION');
}

/** A line that breaks later than this may have delivered the text. */
const stepsBeforeText = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];

function failureWithoutAnswer(error: unknown, isSilent: boolean): Failure {
  const code = textIn(error, 'originalCode') || codeOf(error) || 'unknown';
  const ofTls = tlsProblem(code);
  const step = textIn(error, 'timeoutType');
  return {
    isFinal: false,
    isOfServer: isSilent || ofTls !== null || stepsBeforeText.includes(step),
    reason: ofTls ?? `no answer from the mail server (${code})`,
  };
}

const wayRound =
  'mail goes out unprotected with ?tls.rejectUnauthorized=false at the end of DESK_SMTP_URL: see docs/operating.md';

/** What TLS said and which setting helps; null when it said nothing. Codes: nodejs.org/api/tls.html#x509-certificate-error-codes. */
function tlsProblem(code: string): string | null {
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') {
    return `TLS failed (${code}): the mail server does not speak TLS at this port; write smtp:// in place of smtps:// in DESK_SMTP_URL, or the port for TLS`;
  }
  if (/^(ERR_SSL_|EPROTO$|ETLS$)/.test(code)) {
    return `TLS failed (${code}): the mail server's TLS and the desk's do not fit; on a network of your own ?ignoreTLS=true at the end of DESK_SMTP_URL does without, with a password beside DESK_SMTP_PLAIN_PASSWORD=1: see docs/operating.md`;
  }
  const advice = certificateAdvice.find(([said]) => said.test(code))?.[1];
  return advice === undefined
    ? null
    : `TLS refused the mail server's certificate (${code}): ${advice}; ${wayRound}`;
}

const certificateAdvice: readonly (readonly [RegExp, string])[] = [
  [/^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/, 'write the name that it is made out to'],
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, 'have it renewed, or set the clock of this machine'],
  [
    /^(DEPTH_ZERO_)?SELF_SIGNED_CERT|^UNABLE_TO_|^CERT_UNTRUSTED$/,
    'name the authority behind it in NODE_EXTRA_CA_CERTS',
  ],
  [/^(CERT|CRL|ERROR_IN_CERT|INVALID_(CA|PURPOSE)|PATH_LENGTH)/, 'have it made anew'],
];

function answerIn(error: unknown) {
  const code: unknown = error instanceof Error && Reflect.get(error, 'responseCode');
  const responseCode = typeof code === 'number' ? code : null;
  return { responseCode, command: textIn(error, 'command'), code: codeOf(error) };
}

/** What a mail server says after its three digits (RFC 3463), also in the brackets or behind the # that some put there. */
const enhancedCode = /^\d{3}[ -]+[(#[]?([245])\.(\d{1,3})\.(\d{1,3})\b/;

/** Subjects and details that are about a text: too long for a mailbox or for the system, and damaged on the way. */
const textDetails = ['2.3', '3.4', '7.7'];
/** The subject of all that is about content and its form. */
const contentSubject = '6';

/**
 * Codes of three digits that are about mailbox, policy or room (RFC 5321, 4.2.3), or say that the machine takes no mail at all
 * (RFC 7504). Our own account and mailboxes are meant, and somebody will mend them.
 */
const accountCodes = [521, 550, 551, 552, 553, 556];
/** What large providers write behind a bare 554 for the same. Read and never repeated. */
const accountWords =
  /\b(account|quota|limits?|mailbox|storage|space|senders?|suspended|verified|throttl\w*|rate|too many)\b/i;

/**
 * Whether a refusal at the end of DATA is final and about this very text. Others are about mailbox, room, quota, sending limit,
 * route, log-in or policy: the same for every enquiry, so that a day over quota must not fail them all. An enhanced code goes
 * before the three digits, unless it says that it does not know ("5.0.0").
 */
export function isAboutText(responseCode: number, response: string): boolean {
  if (responseCode < 500) return false;
  const [, kind, subject, detail] = enhancedCode.exec(response) ?? [];
  if (kind === undefined || subject === '0') {
    return !accountCodes.includes(responseCode) && !accountWords.test(response);
  }
  return (
    kind === '5' && (subject === contentSubject || textDetails.includes(`${subject}.${detail}`))
  );
}
