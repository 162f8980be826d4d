import { expect, type Page } from '@playwright/test';

/** Calls the API as the account signed in on the page. */
export async function shopCall<T>(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: object,
): Promise<T> {
  const accessToken = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken')!) as string);
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await page.request.fetch(`/apps/ecommerce/${path}`, { method, headers, ...(data && { data }) });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as T;
}

interface Listed {
  products: {
    id: number;
    name: string;
    qty: number;
    price: number;
    discountPercentage: number;
    hasFreeShipping: boolean;
  }[];
}

/** Returns the cart on the server. */
export const storedCart = async (page: Page) => (await shopCall<Listed>(page, 'GET', 'cart')).products;

/** Returns the wishlist on the server. */
export const storedWishlist = async (page: Page) => (await shopCall<Listed>(page, 'GET', 'wishlist')).products;

export const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first().click();
