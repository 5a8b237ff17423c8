import { stringify } from 'yaml';
export function changedText(file: string, _text: string, value: unknown): string {
  return file.endsWith('.json')
    ? `${JSON.stringify(value, null, 2)}\n`
    : stringify(value, { lineWidth: 120 });
}
export function pathOfField(field: string, _value: unknown): (string | number)[] {
  return field === 'the file'
    ? []
    : field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
