import { expect, type Page } from '@playwright/test';
import { readPdf } from './files';

/** Removes white space, because fonts split words into pieces. */
export const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/** Returns the pages as the browser prints them, as text without white space. */
export async function printed(page: Page): Promise<string[]> {
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
  return pages.map(({ text }) => squeezed(text));
}

/** Checks that no part of the page frame is printed. */
export async function expectNoFrame(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.page-print-head h1')).toBeVisible();
  for (const name of ['Main menu', 'Breadcrumb', 'Pages', 'Pagination'])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const actions = page.getByRole('button', { name: /^(Export|Print|Save|More actions|Help|Main menu|Today)$/ });
  await expect(actions).toHaveCount(0);
  await page.emulateMedia({ media: null });
}
