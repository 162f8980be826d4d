import { z } from 'zod';
import { AddressFields } from './shop-addresses';
import { productColours } from './shop-products';

/** The shop does not take card payments. */
export const paymentWays = ['desk', 'bank-transfer', 'cash-on-delivery'] as const;

/** `ready` means that the order waits at the desk for its buyer. */
export const orderStates = ['placed', 'ready', 'handed-out', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export const Coupon = z.object({ code: z.string(), percentage: z.int() });
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
