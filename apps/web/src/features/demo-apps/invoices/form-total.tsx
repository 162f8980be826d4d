import { sumsOf } from '@horae/contract/demo-apps/invoice-sums';
import { formWords } from './form.words';
import { countedLine, type FormLine } from './form-values';
import { moneyOf } from './invoice-content';
import styles from './invoice-form.module.css';

/** The totals of the input, announced as they change. */
export function FormTotal({ lines }: { lines: readonly FormLine[] }) {
  const say = formWords.use();
  const { subtotal, discount, tax, total } = sumsOf(lines.map(countedLine));
  const rows = [
    [say('subtotal'), subtotal],
    [say('discountSum'), discount === 0 ? 0 : -discount],
    [say('taxSum'), tax],
    [say('totalSum'), total],
  ] as const;
  return (
    <div role="status" aria-label={say('total')} className={styles.total}>
      {rows.map(([name, cents]) => (
        <p key={name}>
          <span>{name}</span> <b>{moneyOf(cents)}</b>
        </p>
      ))}
    </div>
  );
}
