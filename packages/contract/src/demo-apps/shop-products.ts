import { z } from 'zod';

export const productColours = ['primary', 'success', 'warning', 'danger', 'info'] as const;
export const productSorts = ['featured', 'price-asc', 'price-desc'] as const;
export const Colour = z.enum(productColours);
export type ProductColour = z.infer<typeof Colour>;

export type Product = z.infer<typeof Product>;
export const Product = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  rating: z.int().min(1).max(5),
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
  colorOptions: z.array(Colour),
});

export const WishItem = z.object({ id: z.int(), productId: z.int() });
export type WishItem = z.infer<typeof WishItem>;
export const CartItem = z.object({ id: z.int(), productId: z.int(), qty: z.int() });
export type CartItem = z.infer<typeof CartItem>;

export type CartProduct = z.infer<typeof CartProduct>;
export const CartProduct = Product.extend({
  qty: z.int(),
  shippingDate: z.iso.datetime(),
  offers: z.int().min(1).max(4),
  discountPercentage: z.int().min(3).max(20),
});
