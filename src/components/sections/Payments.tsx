import { Banknote, CreditCard, Wallet } from 'lucide-react';
import { settings } from '../../lib/settings.ts';
import styles from './Payments.module.css';

const icons = { card: CreditCard, paypal: Wallet, 'bank-transfer': Banknote } as const;

type PaymentsProps = { note: string };

/** How help that we have agreed in writing may be paid. */
export function Payments({ note }: PaymentsProps) {
  return (
    <div className={styles.strip}>
      <ul>
        {settings.payments.map(({ method, label }) => {
          const Icon = icons[method];
          return (
            <li key={method}>
              <Icon aria-hidden="true" size={22} />
              {label}
            </li>
          );
        })}
      </ul>
      <p>{note}</p>
    </div>
  );
}
