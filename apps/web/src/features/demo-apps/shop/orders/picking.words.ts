import { words } from '#platform/words';

export const pickingWords = words('pickingList', {
  title: 'Picking list',
  thing: 'the orders',
  count_one: '{{count}} order to pack',
  count_other: '{{count}} orders to pack',
  none: 'No orders to pack.',
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
