import { z } from 'zod';
import { Id, intField } from '../fields';
import { route } from '../route';
import { ProductQuery } from './product-query';
import { CartItem, CartProduct, Colour, Product, WishItem } from './shop-products';
import { quantities } from './shop-sums';

const Quantity = intField(quantities.least, quantities.most);

const ProductParams = z.object({ productId: Id });

export const shopContract = {
  list: route({
    method: 'GET',
    path: '/apps/ecommerce/products',
    summary: 'Products by name, brand, price, rating and free shipping; the facets are those of all products',
    access: 'session',
    query: ProductQuery,
    reply: z.object({
      products: z.array(Product),
      total: z.int(),
      userWishlist: z.array(WishItem),
      userCart: z.array(CartItem),
      facets: z.object({ brands: z.array(z.string()), minPrice: z.number(), maxPrice: z.number() }),
    }),
  }),
  one: route({
    method: 'GET',
    path: '/apps/ecommerce/products/:id',
    summary: 'One product',
    access: 'session',
    params: z.object({ id: Id }),
    reply: z.object({ product: Product }),
  }),
  wishlist: route({
    method: 'GET',
    path: '/apps/ecommerce/wishlist',
    summary: 'The products on your own wishlist, in the order they were added',
    access: 'session',
    reply: z.object({ products: z.array(Product) }),
  }),
  addWish: route({
    method: 'POST',
    path: '/apps/ecommerce/wishlist',
    summary: 'Add a product to your wishlist; one that is already there stays as it is',
    access: 'session',
    body: ProductParams,
    status: 201,
    reply: z.object({ wishlistItem: WishItem }),
  }),
  removeWish: route({
    method: 'DELETE',
    path: '/apps/ecommerce/wishlist/:productId',
    summary: 'Remove a product from your wishlist',
    access: 'session',
    params: ProductParams,
    reply: z.object({}),
  }),
  restoreWish: route({
    method: 'POST',
    path: '/apps/ecommerce/wishlist/restore',
    summary: 'Put a product that was taken off the wishlist back into its place',
    access: 'session',
    body: ProductParams,
    reply: z.object({ wishlistItem: WishItem }),
  }),
  cart: route({
    method: 'GET',
    path: '/apps/ecommerce/cart',
    summary: 'The products in your own cart, with the colour chosen for each',
    access: 'session',
    reply: z.object({
      products: z.array(CartProduct),
      colours: z.array(z.object({ productId: z.int(), colour: Colour })),
    }),
  }),
  addToCart: route({
    method: 'POST',
    path: '/apps/ecommerce/cart',
    summary: 'Add a product to your cart; one that is already there stays as it is',
    access: 'session',
    body: ProductParams.extend({ qty: Quantity.default(1), colour: Colour.default('primary') }),
    status: 201,
    reply: z.object({ cartItem: CartItem }),
  }),
  removeFromCart: route({
    method: 'DELETE',
    path: '/apps/ecommerce/cart/:productId',
    summary: 'Remove a product from your cart',
    access: 'session',
    params: ProductParams,
    reply: z.object({}),
  }),
  restoreToCart: route({
    method: 'POST',
    path: '/apps/ecommerce/cart/restore',
    summary: 'Put a product that was taken out of the cart back as it was: place, quantity, offers and discount',
    access: 'session',
    body: ProductParams,
    reply: z.object({ cartItem: CartItem }),
  }),
  changeInCart: route({
    method: 'POST',
    path: '/apps/ecommerce/cart/change',
    summary: 'Change the quantity or colour of a product in the cart',
    access: 'session',
    body: ProductParams.extend({ qty: Quantity.optional(), colour: Colour.optional() }),
    reply: z.object({ cartItem: CartItem }),
  }),
};
