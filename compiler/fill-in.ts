/** `text` with each {name} replaced. Throws RangeError when a name is not given, so that no brace is ever shown. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new RangeError(`"${text}" asks for {${name}}, which is not given.`);
    return value;
  });
}
