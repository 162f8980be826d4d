import { type ProductQuery } from '@horae/contract/demo-apps/product-query';
import { type Product, productColours } from '@horae/contract/demo-apps/shop-products';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { holdsText, isChoice, pageOf, sortedBy } from '#platform/list';
import { isOn } from './shelf';
import { cartItems, products, wishes } from './shop.table';

type ProductRow = typeof products.$inferSelect;

export async function listProducts(db: Database, accountId: number, query: ProductQuery) {
  const { userWishlist, userCart, shown } = await shelvesOf(db, accountId);
  const all = (await db.select().from(products).orderBy(asc(products.id))).map(shown);
  const found = sorted(
    all.filter((product) => isWanted(product, query)),
    query.sortBy,
  );
  const prices = all.map(({ price }) => price);
  return {
    products: pageOf(found, query),
    total: found.length,
    userWishlist,
    userCart,
    facets: {
      brands: [...new Set(all.map(({ brand }) => brand))].toSorted(),
      minPrice: prices.length > 0 ? Math.min(...prices) : 0,
      maxPrice: Math.max(...prices, 0),
    },
  };
}

export async function readProduct(db: Database, accountId: number, id: number): Promise<Product> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw notFound('Product');
  const { shown } = await shelvesOf(db, accountId);
  return shown(row);
}

/** Reads the wish list and the cart of an account; `shown` adds them to a product. */
export async function shelvesOf(db: Database, accountId: number) {
  const userWishlist = await db
    .select({ id: wishes.id, productId: wishes.productId })
    .from(wishes)
    .where(isOn(wishes, accountId))
    .orderBy(asc(wishes.id));
  const userCart = await db
    .select({ id: cartItems.id, productId: cartItems.productId, qty: cartItems.qty })
    .from(cartItems)
    .where(isOn(cartItems, accountId))
    .orderBy(asc(cartItems.id));
  const wished = new Set(userWishlist.map(({ productId }) => productId));
  const bought = new Set(userCart.map(({ productId }) => productId));
  const shown = ({ price, ...row }: ProductRow): Product => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    brand: row.brand,
    price: price / 100,
    image: row.image,
    hasFreeShipping: row.hasFreeShipping,
    rating: row.rating,
    isInWishlist: wished.has(row.id),
    isInCart: bought.has(row.id),
    colorOptions: [...productColours],
  });
  return { userWishlist, userCart, shown };
}

function isWanted(product: Product, { q, brand, rating, min, max, freeShipping }: ProductQuery): boolean {
  return (
    holdsText(q, [product.name]) &&
    (brand === undefined || brand.some((one) => isChoice(one, product.brand))) &&
    product.rating >= (rating ?? 0) &&
    product.price >= (min ?? 0) &&
    product.price <= (max ?? Number.POSITIVE_INFINITY) &&
    (!freeShipping || product.hasFreeShipping)
  );
}

function sorted(found: Product[], sortBy: ProductQuery['sortBy']): Product[] {
  if (sortBy === 'featured') return sortedBy(found, ({ id }) => id, 'desc');
  return sortedBy(found, ({ price }) => price, sortBy === 'price-asc' ? 'asc' : 'desc');
}
