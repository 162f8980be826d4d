import { words } from '#platform/words';

export const pickingWords = words('pickingList', {
  title: 'Picking list',
  thing: 'the orders',
  count_one: '{{count}} order to put together',
  count_other: '{{count}} orders to put together',
  none: 'No order waits to be put together.',
  back: 'Back to the orders',
  print: 'Print',
  fromShelf: 'From the shelf',
  perOrder: 'Order by order',
  product: 'Product',
  colour: 'Colour',
  pieces: 'Pieces',
  order: 'Order',
  buyer: 'Buyer',
  done: 'Done',
});
