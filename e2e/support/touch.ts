import { expect, type Locator, type Page } from '@playwright/test';

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

interface Spot {
  x: number;
  y: number;
}

async function centreOf(target: Locator): Promise<Spot> {
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger on the grid of a plan. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at: Spot = { x: 0, y: 0 };

  async function slide(to: Spot): Promise<void> {
    const from = at;
    at = to;
    for (const part of [0.2, 0.4, 0.6, 0.8, 1])
      await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }

  async function press(target: Locator): Promise<void> {
    at = await centreOf(target);
    await send('touchStart', at);
  }

  return {
    press,
    /** Presses until what is there is lifted. */
    async rest(target: Locator) {
      await press(target);
      await expect(page.locator('[data-dragging]')).toBeVisible();
    },
    slideTo: async (target: Locator) => slide(await centreOf(target)),
    slideBy: (x: number) => slide({ x: at.x + x, y: at.y }),
    raise: () => send('touchEnd'),
  };
}
