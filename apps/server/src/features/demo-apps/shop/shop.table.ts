import type { NewShopAddress } from '@horae/contract/demo-apps/shop-addresses';
import type { OrderLine, OrderState, paymentWays } from '@horae/contract/demo-apps/shop-orders';
import type { ProductColour } from '@horae/contract/demo-apps/shop-products';
import type { CartSums } from '@horae/contract/demo-apps/shop-sums';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../core/session/session.table';

const ownedBy = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The products of the staff shop; prices are whole cents. */
export const products = pgTable('shop_products', {
  id: integer().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text().notNull(),
  brand: text().notNull(),
  price: integer().notNull(),
  image: text().notNull(),
  hasFreeShipping: boolean().notNull(),
  rating: smallint().notNull(),
});

const ofProduct = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

/** A product on an account's wish list; a removed one is kept until added again, so that removal can be undone. */
export const wishes = pgTable(
  'shop_wishes',
  {
    accountId: ownedBy(),
    productId: ofProduct(),
    id: integer().notNull(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.productId] }),
    uniqueIndex().on(table.accountId, table.id).where(sql`${table.removedAt} is null`),
  ],
);

/** A product in the cart of an account, with the offers drawn when it was added; a removed one is kept like a wish. */
export const cartItems = pgTable(
  'shop_cart_items',
  {
    accountId: ownedBy(),
    productId: ofProduct(),
    id: integer().notNull(),
    qty: smallint().notNull(),
    colour: text().$type<ProductColour>().notNull(),
    offers: smallint().notNull(),
    discountPercentage: smallint().notNull(),
    deliveryDays: smallint().notNull(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.productId] }),
    uniqueIndex().on(table.accountId, table.id).where(sql`${table.removedAt} is null`),
  ],
);

/** Codes are stored in upper case. */
export const coupons = pgTable('shop_coupons', { code: text().primaryKey(), percentage: smallint().notNull() });

export const addresses = pgTable(
  'shop_addresses',
  {
    accountId: ownedBy(),
    id: integer().notNull(),
    fullName: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    postcode: text().notNull(),
    country: text().notNull(),
    type: text().$type<NewShopAddress['type']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** The choices of an account for its next order. */
export const checkouts = pgTable('shop_checkouts', {
  accountId: ownedBy().primaryKey(),
  couponCode: text().references(() => coupons.code, { onDelete: 'set null' }),
  addressId: integer(),
  payment: text().$type<(typeof paymentWays)[number]>(),
});

/** Orders as placed; numbers are unique across the shop and never reused. */
export const orders = pgTable(
  'shop_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    accountId: ownedBy(),
    placedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    state: text().$type<OrderState>().notNull().default('placed'),
    stateAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    isCancelledByBuyer: boolean().notNull().default(false),
    lines: json().$type<OrderLine[]>().notNull(),
    address: json().$type<NewShopAddress>().notNull(),
    payment: text().$type<(typeof paymentWays)[number]>().notNull(),
    coupon: json().$type<{ code: string; percentage: number }>(),
    sums: json().$type<CartSums>().notNull(),
  },
  (table) => [index().on(table.accountId, table.id)],
);
