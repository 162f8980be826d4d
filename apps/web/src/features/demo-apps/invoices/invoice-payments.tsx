import type { InvoiceDocument } from '@horae/contract/demo-apps/invoice-document';
import { formatDate } from '#platform/format-date';
import { formatMoney } from '#platform/format-money';
import styles from './invoices.module.css';
import { layoutWords } from './layout.words';

/** The payments received, with date and method. */
export function InvoicePayments({ payments }: Pick<InvoiceDocument, 'payments'>) {
  const say = layoutWords.use();
  if (payments.length === 0) return null;
  return (
    <section className={`screen-only ${styles.payments}`}>
      <h2>{say('payments')}</h2>
      <ul className="lined">
        {payments.map(({ amount, date, method, note }, at) => (
          // Payments are only ever appended.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span>{[formatDate(date), say(`method.${method}`), note].filter(Boolean).join(' · ')}</span>
            <span>{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
