/** One line of a cart as it is counted. */
export interface CountedProduct {
  /** In dollars, with at most two decimals. */
  price: number;
  qty: number;
  /** What comes off this line, in whole percent. */
  discountPercentage: number;
  hasFreeShipping: boolean;
}

/** Amounts in cents. What comes off is above zero. */
export interface CartSums {
  /** Prices times quantities. */
  items: number;
  /** The discounts of the lines. */
  discount: number;
  /** What the coupon takes off the rest. */
  coupon: number;
  delivery: number;
  total: number;
}

/** For a cart of which not everything ships free, in cents. */
export const deliveryCharge = 590;

/** The least and the most of one product in a cart. */
export const quantities = { least: 1, most: 10 } as const;

/** Whole cents, half a cent up. */
const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

/** What a line costs before and what comes off it, in cents. */
export function sumsOfLine({ price, qty, discountPercentage }: CountedProduct): { items: number; discount: number } {
  const items = Math.round(price * 100) * qty;
  return { items, discount: percentOf(items, discountPercentage) };
}

/**
 * The sums of a cart: each line's discount is rounded by itself, the coupon (whole percent) is on what is left, and delivery
 * costs nothing when every product ships free or nothing is in the cart.
 */
export function sumsOfCart(lines: readonly CountedProduct[], couponPercentage = 0): CartSums {
  const counted = lines.map(sumsOfLine);
  const items = counted.reduce((sum, line) => sum + line.items, 0);
  const discount = counted.reduce((sum, line) => sum + line.discount, 0);
  const coupon = percentOf(items - discount, couponPercentage);
  const delivery = lines.every(({ hasFreeShipping }) => hasFreeShipping) ? 0 : deliveryCharge;
  return { items, discount, coupon, delivery, total: items - discount - coupon + delivery };
}
