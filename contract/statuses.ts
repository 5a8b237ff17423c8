/** What the form's live region says; the wording is fixed by the specification. */
export const statusTexts = {
  sending: 'Sending...',
  sent: 'Message sent successfully!',
  failed: 'Something went wrong. Please try again.',
} as const;

/** Said under `statusTexts.failed` when no answer came in time: the enquiry may or may not have arrived. */
export const unconfirmedText =
  'We could not confirm that your message arrived. Your text is still here. You can send it again: we keep one copy only.';
