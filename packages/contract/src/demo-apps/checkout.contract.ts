import { z } from 'zod';
import { Id } from '../fields';
import { route } from '../route';
import { AddressFields, ShopAddress, Text } from './shop-addresses';
import { Coupon, Order, paymentWays } from './shop-orders';

/** The account's choices so far on the way to an order. */
export type Checkout = z.infer<typeof Checkout>;
const Checkout = z.object({
  coupon: Coupon.nullable(),
  addresses: z.array(ShopAddress),
  addressId: z.int().nullable(),
  payment: z.enum(paymentWays).nullable(),
});

export const checkoutContract = {
  checkout: route({
    method: 'GET',
    path: '/apps/ecommerce/checkout',
    summary: 'Your choices for the next order: coupon, address, payment method; and your saved addresses',
    access: 'session',
    reply: Checkout,
  }),
  choose: route({
    method: 'POST',
    path: '/apps/ecommerce/checkout',
    summary: 'Choose one of your addresses, or a payment method',
    access: 'session',
    body: z.object({ addressId: Id.optional(), payment: z.enum(paymentWays).optional() }),
    reply: Checkout,
  }),
  useCoupon: route({
    method: 'POST',
    path: '/apps/ecommerce/checkout/coupon',
    summary: 'Use a coupon for the next order',
    access: 'session',
    body: z.object({ code: Text('a coupon code', 40) }),
    reply: Checkout,
  }),
  removeCoupon: route({
    method: 'DELETE',
    path: '/apps/ecommerce/checkout/coupon',
    summary: 'Use no coupon',
    access: 'session',
    reply: Checkout,
  }),
  addAddress: route({
    method: 'POST',
    path: '/apps/ecommerce/addresses',
    summary: 'Save an address, and choose it for the next order',
    access: 'session',
    body: z.object({ address: AddressFields }),
    status: 201,
    reply: z.object({ address: ShopAddress }),
  }),
  removeAddress: route({
    method: 'DELETE',
    path: '/apps/ecommerce/addresses/:id',
    summary: 'Delete an address; orders sent there keep it',
    access: 'session',
    params: z.object({ id: Id }),
    reply: z.object({}),
  }),
  placeOrder: route({
    method: 'POST',
    path: '/apps/ecommerce/orders',
    summary:
      'Order what is in the cart for the chosen address and empty the cart; `total` (cents) is what the buyer has seen',
    access: 'session',
    reachesOthers: true,
    body: z.object({ total: z.int().min(0) }),
    status: 201,
    reply: z.object({ order: Order }),
  }),
  order: route({
    method: 'GET',
    path: '/apps/ecommerce/orders/:id',
    summary: 'One of your own orders, as a receipt',
    access: 'session',
    params: z.object({ id: Id }),
    reply: z.object({ order: Order }),
  }),
};
