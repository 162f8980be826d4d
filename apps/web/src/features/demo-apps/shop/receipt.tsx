import type { Order } from '@horae/contract/demo-apps/shop-orders';
import { sumsOfLine } from '@horae/contract/demo-apps/shop-sums';
import { formatDate } from '#platform/format-date';
import { formatMoney } from '#platform/format-money';
import { checkoutWords } from './checkout.words';
import styles from './receipt.module.css';
import { shopWords } from './shop.words';
import { SumLines } from './sum-lines';

/** An order as placed, in printable form. */
export function Receipt({ order }: { order: Order }) {
  const say = checkoutWords.use();
  const sayShop = shopWords.use();
  const { id, placedAt, lines, address, payment, coupon, sums } = order;
  return (
    <article className={styles.receipt} aria-label={say('receipt', { id })}>
      <dl className={styles.facts}>
        <div>
          <dt className="note">{say('placedAt')}</dt>
          <dd>
            <time dateTime={placedAt}>{formatDate(new Date(placedAt))}</time>
          </dd>
        </div>
        <div>
          <dt className="note">{say('payment')}</dt>
          <dd>{say(`pay.${payment}`)}</dd>
        </div>
        <div>
          <dt className="note">{say('address')}</dt>
          <dd>
            {address.fullName}
            <br />
            {address.street}
            <br />
            {address.postcode} {address.city}, {address.country}
            <br />
            {address.phone}
          </dd>
        </div>
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{say('product')}</th>
            <th scope="col">{say('price')}</th>
            <th scope="col">{say('quantity')}</th>
            <th scope="col">{say('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { items, discount } = sumsOfLine(line);
            return (
              <tr key={line.productId}>
                <th scope="row">
                  {line.name}
                  <span>
                    {line.brand} · {sayShop(`colour.${line.colour}`)} ·{' '}
                    {say('off', { percent: line.discountPercentage })}
                  </span>
                </th>
                <td>{formatMoney(line.price)}</td>
                <td>{line.qty}</td>
                <td>{formatMoney((items - discount) / 100)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.sums}>
        <SumLines sums={sums} coupon={coupon} />
      </div>
    </article>
  );
}
