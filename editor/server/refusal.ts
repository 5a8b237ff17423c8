/** What an editor asked for and cannot have, in a sentence that says what to do. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
}
