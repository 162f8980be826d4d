import type { Checkout } from '@horae/contract/demo-apps/checkout.contract';
import type { CartSums } from '@horae/contract/demo-apps/shop-sums';
import { formatMoney } from '#platform/format-money';
import styles from './checkout.module.css';
import { checkoutWords } from './checkout.words';

export interface SumLinesProps {
  sums: CartSums;
  coupon: Checkout['coupon'];
}

const money = (cents: number) => formatMoney(cents / 100);
const off = (cents: number) => (cents === 0 ? money(0) : `−${money(cents)}`);

/** How the total is made up, line by line. */
export function SumLines({ sums, coupon }: SumLinesProps) {
  const say = checkoutWords.use();
  const lines: [string, string][] = [
    [say('items'), money(sums.items)],
    [say('discount'), off(sums.discount)],
    ...(coupon ? [[say('couponLine', { code: coupon.code }), off(sums.coupon)] satisfies [string, string]] : []),
    [say('deliveryLine'), sums.delivery === 0 ? say('free') : money(sums.delivery)],
    [say('total'), money(sums.total)],
  ];
  return (
    <dl className={styles.sums}>
      {lines.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
