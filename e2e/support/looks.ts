import type { Page } from '@playwright/test';

/** Both skins and both directions in two looks, because contrast does not depend on the direction. */
export const looks = [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const;

/** Sets the look in which the page opens from now on. */
export async function wear(page: Page, skin: string, direction: string): Promise<void> {
  await page.addInitScript(
    (look) => Object.entries(look).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    { skin, direction },
  );
}
