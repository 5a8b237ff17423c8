import { settings } from '../../../compiler/settings.ts';
import styles from './Payments.module.css';

type PaymentsProps = { note: string };

/** How help that we have agreed in writing may be paid. */
export function Payments({ note }: PaymentsProps) {
  return (
    <div className={styles.strip}>
      <ul>
        {settings.payments.map(({ method, label }) => (
          <li key={method}>{label}</li>
        ))}
      </ul>
      <p>{note}</p>
    </div>
  );
}
