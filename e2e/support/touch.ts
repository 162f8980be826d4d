import type { Locator, Page } from '@playwright/test';

/** Swipes to the right with one finger, by `distance` px. */
export async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const [x, y] = [box.x + box.width / 2 - distance / 2, box.y + 12];
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await send('touchStart', x);
  for (const part of [0.2, 0.5, 0.8, 1]) await send('touchMove', x + distance * part);
  await send('touchEnd');
}
