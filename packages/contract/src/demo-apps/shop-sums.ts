/** The numbers of one cart line. */
export interface CountedProduct {
  /** In dollars, with at most two decimals. */
  price: number;
  qty: number;
  /** Discount of this line in whole percent. */
  discountPercentage: number;
  hasFreeShipping: boolean;
}

/** Amounts in cents. Discounts are positive. */
export interface CartSums {
  /** Prices times quantities. */
  items: number;
  /** The total of the line discounts. */
  discount: number;
  /** The discount of the coupon, after the line discounts. */
  coupon: number;
  delivery: number;
  total: number;
}

/** In cents, for a cart in which not everything ships free. */
export const deliveryCharge = 590;

/** The minimum and maximum quantity of one product in a cart. */
export const quantities = { least: 1, most: 10 } as const;

/** Rounds half a cent up to whole cents. */
const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

/** Returns the price of a line before its discount, and the discount, in cents. */
export function sumsOfLine({ price, qty, discountPercentage }: CountedProduct): { items: number; discount: number } {
  const items = Math.round(price * 100) * qty;
  return { items, discount: percentOf(items, discountPercentage) };
}

/**
 * Returns the sums of a cart in cents. Each line's discount is rounded separately; the coupon (whole percent) applies
 * to the rest. Delivery is free if every product ships free, so for an empty cart as well.
 */
export function sumsOfCart(lines: readonly CountedProduct[], couponPercentage = 0): CartSums {
  const counted = lines.map(sumsOfLine);
  const items = counted.reduce((sum, line) => sum + line.items, 0);
  const discount = counted.reduce((sum, line) => sum + line.discount, 0);
  const coupon = percentOf(items - discount, couponPercentage);
  const delivery = lines.every(({ hasFreeShipping }) => hasFreeShipping) ? 0 : deliveryCharge;
  return { items, discount, coupon, delivery, total: items - discount - coupon + delivery };
}
