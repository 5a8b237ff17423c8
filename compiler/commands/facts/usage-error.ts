/** A command that cannot be carried out as it was typed; its text says what to type instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
