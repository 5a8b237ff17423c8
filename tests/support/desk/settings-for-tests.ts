/** Settings of a desk that serves no site and takes and mails as much as comes. */
export const noLimits: Readonly<Record<string, string>> = {
  DESK_SITE: 'none',
  DESK_RATE_LIMIT: '1000000',
  DESK_RATE_LIMIT_OVERALL: '100000000',
  DESK_MAILS_PER_HOUR: '1000000',
};

/** Settings of a desk that mails to this mailbox. */
export function mailSettings(mailbox: { url: string }): Record<string, string> {
  return {
    DESK_SMTP_URL: mailbox.url,
    DESK_MAIL_FROM: 'desk@waymark.example',
    DESK_MAIL_TO: 'staff@waymark.example',
  };
}

/** The Message-ID under which such a desk mails an enquiry. */
export function messageIdOf(enquiryId: string): string {
  return `<${enquiryId}@waymark.example>`;
}
