import type { Page } from '@playwright/test';

/** Both skins and both directions in two looks: a contrast knows no direction. */
export const looks = [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const;

/** What the page is opened in from here on. */
export async function wear(page: Page, skin: string, direction: string): Promise<void> {
  await page.addInitScript(
    (look) => Object.entries(look).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    { skin, direction },
  );
}
