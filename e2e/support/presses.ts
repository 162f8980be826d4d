import type { Locator, Page } from '@playwright/test';

/** Counts what somebody does, and how long it takes: each click and key is a press, and so is a text, however long. */
export function countPresses(page: Page) {
  let count = 0;
  const begun = Date.now();
  return {
    get seconds() {
      return (Date.now() - begun) / 1000;
    },
    get count() {
      return count;
    },
    async click(target: Locator): Promise<void> {
      await target.click();
      count += 1;
    },
    async key(key: string): Promise<void> {
      await page.keyboard.press(key);
      count += 1;
    },
    async type(text: string): Promise<void> {
      await page.keyboard.type(text);
      count += 1;
    },
  };
}
