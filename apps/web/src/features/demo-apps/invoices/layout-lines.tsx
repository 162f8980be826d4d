import type { InvoiceLine } from '@horae/contract/demo-apps/invoice-document';
import { formatMoney } from '#platform/format-money';
import { discountText, priceOf, taxText } from './invoice-content';
import styles from './invoice-layout.module.css';
import { layoutWords } from './layout.words';

/** The items of an invoice and their totals. */
export function LayoutLines({ lines }: { lines: readonly InvoiceLine[] }) {
  const say = layoutWords.use();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {(['item', 'cost', 'quantity', 'discount', 'tax', 'price'] as const).map((column) => (
            <th key={column} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // Two lines may be equal, and lines do not move here.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={at}>
            <th scope="row">{line.item}</th>
            <td data-label={say('cost')}>{formatMoney(line.cost)}</td>
            <td data-label={say('quantity')}>{line.quantity}</td>
            <td data-label={say('discount')}>{discountText(line)}</td>
            <td data-label={say('tax')}>{taxText(line)}</td>
            <td data-label={say('price')}>{priceOf(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
