import styles from './Initials.module.css';

type InitialsProps = { initials: string };

/** Roles of the colours that a disc can have. */
const tones = ['pine', 'red', 'ink'] as const;

/** A disc with somebody's initials where others show a photo. Decoration only; the name stands beside it. */
export function Initials({ initials }: InitialsProps) {
  return (
    <span className={styles.disc} data-tone={toneOf(initials)} aria-hidden="true">
      {initials}
    </span>
  );
}

/** The same initials have the same colour everywhere. */
function toneOf(initials: string): string | undefined {
  const sum = [...initials].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length];
}
