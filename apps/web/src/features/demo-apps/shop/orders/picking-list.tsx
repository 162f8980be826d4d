import type { BoughtOrder } from '@horae/contract/demo-apps/orders.contract';
import { shopWords } from '../shop.words';
import styles from './picking.module.css';
import { pickingWords } from './picking.words';
import { piecesToPick } from './pieces-to-pick';

/** The products to fetch, then the orders they belong to, with boxes to tick by pen. */
export function PickingList({ orders }: { orders: readonly BoughtOrder[] }) {
  const say = pickingWords.use();
  const sayShop = shopWords.use();
  return (
    <>
      <h2>{say('fromShelf')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('product')}</th>
            <th scope="col">{say('colour')}</th>
            <th scope="col">{say('pieces')}</th>
            <th scope="col">{say('done')}</th>
          </tr>
        </thead>
        <tbody>
          {piecesToPick(orders).map(({ productId, name, brand, colour, qty }) => (
            <tr key={`${productId} ${colour}`}>
              <th scope="row">
                {name} <span>{brand}</span>
              </th>
              <td>{sayShop(`colour.${colour}`)}</td>
              <td>{qty}</td>
              <td className={styles.box}>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{say('perOrder')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('order')}</th>
            <th scope="col">{say('buyer')}</th>
            <th scope="col">{say('pieces')}</th>
            <th scope="col">{say('done')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, buyer, lines }) => (
            <tr key={id}>
              <th scope="row">#{id}</th>
              <td className="breaks-anywhere">{buyer.fullName}</td>
              <td>
                <ul>
                  {lines.map(({ productId, name, colour, qty }) => (
                    <li key={productId}>
                      {qty} × {name}, {sayShop(`colour.${colour}`)}
                    </li>
                  ))}
                </ul>
              </td>
              <td className={styles.box}>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
