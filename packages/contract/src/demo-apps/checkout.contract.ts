import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { route } from '../route';
import { productColours } from './shop.contract';

export const addressTypes = ['home', 'work'] as const;
/** The shop does not take card payments. */
export const paymentWays = ['desk', 'bank-transfer', 'cash-on-delivery'] as const;

/** `ready` means that the order waits at the desk for its buyer. */
export const orderStates = ['placed', 'ready', 'handed-out', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

const Text = (what: string, most = 100) => z.string().max(most).refine(isNotBlank, `Enter ${what}.`);

const AddressFields = z.object({
  fullName: Text('a full name'),
  phone: z
    .string()
    .max(30)
    .regex(/^\+?[\d ()/-]*\d[\d ()/-]*$/, 'Enter a phone number, for example +30 210 555 0100.'),
  street: Text('a street'),
  city: Text('a city'),
  postcode: Text('a postcode', 20),
  country: Text('a country'),
  type: z.enum(addressTypes),
});
export type NewShopAddress = z.infer<typeof AddressFields>;

export type ShopAddress = z.infer<typeof ShopAddress>;
const ShopAddress = AddressFields.extend({ id: z.int(), phone: z.string() });

const Coupon = z.object({ code: z.string(), percentage: z.int() });

/** The account's choices so far on the way to an order. */
export type Checkout = z.infer<typeof Checkout>;
const Checkout = z.object({
  coupon: Coupon.nullable(),
  addresses: z.array(ShopAddress),
  addressId: z.int().nullable(),
  payment: z.enum(paymentWays).nullable(),
});

const Cents = z.int().meta({ description: 'In cents' });

export type OrderLine = z.infer<typeof OrderLine>;
const OrderLine = z.object({
  productId: z.int(),
  name: z.string(),
  brand: z.string(),
  colour: z.enum(productColours),
  price: z.number(),
  qty: z.int(),
  discountPercentage: z.int(),
  hasFreeShipping: z.boolean(),
});

export type Order = z.infer<typeof Order>;
export const Order = z.object({
  id: z.int(),
  placedAt: z.iso.datetime(),
  state: z.enum(orderStates),
  stateAt: z.iso.datetime().meta({ description: 'When it came into that state' }),
  cancelledBy: z.enum(['buyer', 'desk']).nullable(),
  lines: z.array(OrderLine),
  address: AddressFields.extend({ phone: z.string() }),
  payment: z.enum(paymentWays),
  coupon: Coupon.nullable(),
  sums: z.object({ items: Cents, discount: Cents, coupon: Cents, delivery: Cents, total: Cents }),
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
