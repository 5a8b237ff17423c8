/** A form with these names and texts. */
export function formOf(parameters: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) form.append(name, value);
  return form;
}
