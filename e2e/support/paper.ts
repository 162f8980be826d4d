import { expect, type Page } from '@playwright/test';
import { readPdf } from './files';

/** Without spaces: fonts set words in pieces. */
export const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/** The pages as the browser prints them, their texts squeezed. */
export async function printed(page: Page): Promise<string[]> {
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
  return pages.map(({ text }) => squeezed(text));
}

/** What of the frame is on paper, which is nothing. */
export async function expectNoFrame(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.page-paper-head h1')).toBeVisible();
  for (const name of ['Main menu', 'Breadcrumb', 'Pages', 'Pagination'])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const actions = page.getByRole('button', { name: /^(Export|Print|Save|More actions|Help|Main menu|Today)$/ });
  await expect(actions).toHaveCount(0);
  await page.emulateMedia({ media: null });
}
