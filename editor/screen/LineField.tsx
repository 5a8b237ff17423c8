import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { lengthWords, useDescribed } from './editing.ts';
import styles from './PieceForm.module.css';
import { words } from './words.ts';

/** A line longer than this is shown on several. */
const longestLine = 70;

/** A text of one line, or of a few where it is long. */
export function LineField({ id, schema, value, onChange }: WidgetProps) {
  const described = useDescribed(id, schema);
  const { maxLength, pattern, type } = schema;
  const text = value === undefined || value === null ? '' : String(value);
  const [isLong] = useState(
    () => (maxLength ?? 0) > longestLine || (pattern === undefined && text.length > longestLine),
  );
  const hint = monthHint(pattern);
  return (
    <>
      {isLong ? (
        <textarea
          {...described}
          rows={2}
          value={text}
          onChange={(event) => onChange(event.target.value.replaceAll(/\n+/g, ' '))}
        />
      ) : (
        <input
          {...described}
          inputMode={type === 'number' || type === 'integer' ? 'decimal' : undefined}
          placeholder={hint}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <TextLength id={id} schema={schema} text={text} />
    </>
  );
}

type TextLengthProps = { id: string; schema: RJSFSchema; text: string };

/** How long a text is and may be, where that matters. */
export function TextLength({ id, schema, text }: TextLengthProps) {
  const length = lengthWords(schema, text);
  return length === null ? null : (
    <p id={`${id}-length`} className={styles.quiet}>
      {length}
    </p>
  );
}

/** Months are typed, because "unknown" is one of them and the browser's own control for months cannot hold it. */
function monthHint(pattern: string | undefined): string | undefined {
  if (pattern === undefined || !pattern.includes('(0[1-9]|1[0-2])')) return undefined;
  return pattern.includes('unknown') ? words.field.month : words.field.monthOnly;
}
