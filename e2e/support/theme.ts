import type { Locator, Page } from '@playwright/test';

/** Opens the theme settings from the account menu. */
export async function openTheme(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Theme settings' }).click();
  return page.getByRole('dialog', { name: 'Theme settings' });
}
