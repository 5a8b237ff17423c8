import { colors, type Roles, roles } from './palette.ts';

/** The sheets that hold colours drawn from the palette, each between two marks. */
export const coloredSheets = [
  'site/styles/tokens.css',
  'site/components/elements/CountryOutline.module.css',
  'desk/http/page-frame.ts',
  'desk/staff/staff.css',
] as const;

const block =
  /(?<mark>\/\* Drawn from art\/palette\.ts: (?<sheet>\w+) by (?<time>day|night)[^\n]*\*\/)\n.*?(?<indent> *)(?=\/\* end \*\/)/gs;

/** A sheet with the colours of today's palette between its marks, like `Drawn from art/palette.ts: page by day`. */
export function withDrawnColors(text: string): string {
  return text.replace(block, (...match) => {
    const { mark, sheet, time, indent } = match.at(-1);
    const drawn: Roles = roles[sheet as keyof typeof roles];
    const lines = Object.entries(drawn).flatMap(([property, [day, night]]) => {
      const name = time === 'day' ? day : night;
      return name === undefined ? [] : [`${indent}${property}: ${colors[name]}; /* ${name} */\n`];
    });
    return `${mark}\n${lines.join('')}${indent}`;
  });
}

/** A sheet without what is drawn between its marks. */
export function withoutDrawnColors(text: string): string {
  return text.replace(block, '');
}
