/** `sentence` with `value` where `{name}` stands. The schema of the words makes sure that it stands there. */
export function withValue(sentence: string, name: string, value: string): string {
  return sentence.split(`{${name}}`).join(value);
}
