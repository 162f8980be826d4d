import { type InvoiceContent, moneyOf, sumsOfContent } from './invoice-content';
import styles from './invoice-layout.module.css';
import { layoutWords } from './layout.words';

/** The totals below the items: zero amounts are left out, and the balance comes last. */
export function LayoutTotals({ content }: { content: InvoiceContent }) {
  const say = layoutWords.use();
  const { subtotal, discount, tax, total } = sumsOfContent(content);
  const { paid } = content;
  const rows = [
    ['subtotal', subtotal],
    ['discount', -discount],
    ['tax', tax],
    ['total', total],
    ['paid', -paid],
  ] as const;
  return (
    <dl className={styles.totals}>
      {rows
        .filter(([name, cents]) => cents !== 0 || name === 'total')
        .map(([name, cents]) => (
          <div key={name} data-name={name}>
            <dt>{say(name)}</dt>
            <dd>{moneyOf(cents)}</dd>
          </div>
        ))}
      <div data-name="balance">
        <dt>{say('balance')}</dt>
        <dd>{moneyOf(total - paid)}</dd>
      </div>
    </dl>
  );
}
