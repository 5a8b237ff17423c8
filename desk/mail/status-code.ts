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
