import { paymentWays } from '@horae/contract/demo-apps/shop-orders';
import type { ListControl } from '#platform/list-search';
import { FilterSelect } from '#ui/list/filter-select';
import { ListSearch } from '#ui/list/list-search';
import { checkoutWords } from '../checkout.words';
import { orderStates } from './order-states';
import { ordersWords } from './orders.words';

/** The filters of the list: text, state and method of payment. */
export function OrderFilters({ list }: { list: ListControl }) {
  const say = ordersWords.use();
  const sayCheckout = checkoutWords.use();
  return (
    <>
      <ListSearch list={list} label={say('search')} />
      <FilterSelect
        list={list}
        name="state"
        label={say('state')}
        all={say('anyState')}
        options={orderStates.map((value) => ({ value, label: say(`state.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="payment"
        label={say('payment')}
        all={say('anyPayment')}
        options={paymentWays.map((value) => ({ value, label: sayCheckout(`pay.${value}`) }))}
      />
    </>
  );
}
