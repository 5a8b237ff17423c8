import type { ComponentProps } from 'react';

type DataBlockProps = Omit<ComponentProps<'script'>, 'children'> & { data: unknown };

/** Data that a script of the page reads; it does not run. */
export function DataBlock({ data, ...rest }: DataBlockProps) {
  return (
    <script
      type="application/json"
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element.
      dangerouslySetInnerHTML={{ __html: dataText(data) }}
    />
  );
}

/** JSON for a script element that holds data. "<" is written as an escape, so that no word of an editor can end the element. */
export function dataText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
