import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { cellAt, centreOf, changesOf, openEditing } from './open-editing';
import { commandsOf } from './open-example';

interface Spot {
  x: number;
  y: number;
}

/** A page on a tablet, and its fingers; narrower than 768 px, the example swipes. */
async function openTablet(browser: Browser, width = 1024): Promise<Page> {
  const context = await browser.newContext({ hasTouch: true, viewport: { width, height: 768 } });
  return context.newPage();
}

async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })) });
  return {
    press: (...at: Spot[]) => send('touchStart', ...at),
    async slide(from: Spot, to: Spot, steps = 8) {
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
    },
    raise: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
  };
}

const isLifted = (grid: Locator) => expect(grid).toHaveAttribute('data-dragging');
const barOf = (grid: Locator, row: number): Locator => grid.locator(`[aria-rowindex="${row}"] [data-item]`).first();

test('a long press lifts a chip, which goes with the finger to another day and person', async ({ browser }) => {
  const page = await openTablet(browser, 760);
  const grid = await openEditing(page, 'two-weeks');
  const finger = await fingersOn(page);
  const [from, to] = [await centreOf(barOf(grid, 3)), await centreOf(cellAt(grid, 4, 4))];
  await finger.press(from);
  await isLifted(grid);
  await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  await finger.slide(from, to);
  await expect(grid.locator('.tl-drag-note')).toHaveText('move');
  expect(Math.abs((await centreOf(grid.locator('.tl-ghost'))).x - to.x)).toBeLessThan(3);
  await finger.raise();

  await expect(grid.locator('.tl-ghost')).toHaveCount(0);
  expect(await changesOf(page)).toEqual([
    { type: 'move', moves: [{ from: 0, to: 1 }], days: 2, minutes: 0, isCopy: false },
  ]);
  // It neither opens anything nor swipes to other days.
  expect((await commandsOf(page)).filter(({ type }) => type === 'open' || type === 'navigate')).toEqual([]);
  await page.context().close();
});

test('a finger that does not rest scrolls', async ({ browser }) => {
  const page = await openTablet(browser);
  const grid = await openEditing(page, 'two-weeks');
  const finger = await fingersOn(page);
  const from = await centreOf(barOf(grid, 8));
  await finger.press(from);
  await finger.slide(from, { x: from.x, y: from.y - 200 });
  await finger.raise();
  await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  expect(await changesOf(page)).toEqual([]);
  await expect(grid.locator('.tl-ghost')).toHaveCount(0);
  await page.context().close();
});

test('a second finger, and what cancels the touch, give everything back', async ({ browser }) => {
  const page = await openTablet(browser);
  const grid = await openEditing(page, 'two-weeks');
  const finger = await fingersOn(page);
  const [from, to] = [await centreOf(barOf(grid, 3)), await centreOf(cellAt(grid, 4, 4))];
  const lift = async () => {
    await finger.press(from);
    await isLifted(grid);
    await finger.slide(from, to);
    await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  };
  await lift();
  await finger.press(to, { x: to.x + 120, y: to.y + 90 });
  await expect(grid.locator('.tl-ghost')).toHaveCount(0);
  await finger.raise();
  await lift();
  await finger.cancel();
  await expect(grid.locator('.tl-ghost')).toHaveCount(0);
  expect(await changesOf(page)).toEqual([]);
  await page.context().close();
});

test('at an edge the grid scrolls under the finger, however far the chip comes from', async ({ browser }) => {
  const page = await openTablet(browser);
  const grid = await openEditing(page, 'two-weeks');
  const finger = await fingersOn(page);
  const from = await centreOf(barOf(grid, 3));
  const box = (await grid.boundingBox())!;
  const edge = { x: from.x, y: box.y + box.height - 50 };
  await finger.press(from);
  await isLifted(grid);
  await finger.slide(from, edge);
  await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1500);
  await expect(grid.locator('.tl-ghost')).toBeInViewport();
  await finger.slide(edge, { x: from.x, y: box.y + 300 });
  await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  await finger.raise();
  const [move] = await changesOf(page);
  expect((move!['moves'] as { to: number }[])[0]!.to).toBeGreaterThan(20);
  await page.context().close();
});

test('a bar that was pressed long has its menu and handles for a finger, which lengthen it', async ({ browser }) => {
  const page = await openTablet(browser, 1400);
  const grid = await openEditing(page, 'week');
  const finger = await fingersOn(page);
  await finger.press(await centreOf(barOf(grid, 3)));
  await isLifted(grid);
  await finger.raise();
  expect(await changesOf(page)).toEqual([{ type: 'item-menu', row: 0, date: '2026-06-15' }]);

  const handle = (await grid.locator('[data-handle="end"]').boundingBox())!;
  expect(handle.width).toBeGreaterThanOrEqual(24);
  expect(handle.height).toBeGreaterThanOrEqual(24);
  const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  const at = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await finger.press(at);
  await finger.slide(at, { x: at.x + width / 8, y: at.y });
  await expect(grid.locator('.tl-drag-note')).toHaveText('resize');
  await finger.raise();
  expect((await changesOf(page)).at(-1)).toMatchObject({ type: 'resize', start: '2026-06-15T04:00:00.000Z' });
  await page.context().close();
});

test('on free space a long press draws to scale, and chooses days of chips', async ({ browser }) => {
  const page = await openTablet(browser, 1400);
  const grid = await openEditing(page, 'week');
  const finger = await fingersOn(page);
  const bar = (await barOf(grid, 3).boundingBox())!;
  const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  const from = { x: bar.x + bar.width + 20, y: bar.y + bar.height / 2 };
  await finger.press(from);
  await isLifted(grid);
  await finger.raise();
  expect(await changesOf(page)).toEqual([]);
  await finger.press(from);
  await isLifted(grid);
  await finger.slide(from, { x: from.x + width / 4, y: from.y });
  await finger.raise();
  expect((await changesOf(page)).at(-1)).toMatchObject({ type: 'draw', row: 0 });

  await openEditing(page, 'two-weeks');
  const free = grid.locator('.tl-resource').nth(1).locator('.tl-cell:not(:has([data-item]))').first();
  const start = await centreOf(free);
  const { height } = (await free.boundingBox())!;
  await finger.press(start);
  await isLifted(grid);
  await finger.slide(start, { x: start.x, y: start.y + height });
  await finger.raise();
  await expect(grid.locator('[aria-selected="true"]')).toHaveCount(2);
  await page.context().close();
});

test('with the copy mode a finger puts a copy down, also if the mode changes while it drags', async ({ browser }) => {
  const page = await openTablet(browser);
  const grid = await openEditing(page, 'two-weeks');
  const finger = await fingersOn(page);
  const copies = (isOn: boolean) =>
    page.evaluate((on) => window.__timeline.touch({ copies: on, selects: false }), isOn);
  const [from, to] = [await centreOf(barOf(grid, 3)), await centreOf(cellAt(grid, 4, 4))];
  await finger.press(from);
  await isLifted(grid);
  await finger.slide(from, to);
  await expect(grid.locator('.tl-drag-note')).toHaveText('move');
  await expect(grid.locator('[data-held]')).toHaveCount(1);
  await copies(true);
  await expect(grid.locator('.tl-drag-note')).toHaveText('move a copy');
  await expect(grid.locator('[data-held]')).toHaveCount(0);
  await finger.raise();
  await copies(false);
  await finger.press(from);
  await isLifted(grid);
  await finger.slide(from, to);
  await finger.raise();
  expect(await changesOf(page)).toMatchObject([
    { type: 'move', isCopy: true },
    { type: 'move', isCopy: false },
  ]);
  await page.context().close();
});

test('with the select mode taps choose several items to scale, which then go as one', async ({ browser }) => {
  const page = await openTablet(browser, 1400);
  const grid = await openEditing(page, 'week');
  const finger = await fingersOn(page);
  const tap = async (row: number) => {
    await finger.press(await centreOf(barOf(grid, row)));
    await finger.raise();
  };
  const selects = (isOn: boolean) =>
    page.evaluate((on) => window.__timeline.touch({ copies: false, selects: on }), isOn);
  await selects(true);
  for (const row of [3, 4, 5]) await tap(row);
  const selected = grid.locator('[aria-selected="true"]');
  await expect(selected).toHaveCount(3);
  await tap(4);
  await expect(selected).toHaveCount(2);
  expect((await commandsOf(page)).filter(({ type }) => type === 'open')).toEqual([]);

  const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  const count = await selected.locator('[data-item]').count();
  const from = await centreOf(barOf(grid, 3));
  await finger.press(from);
  await isLifted(grid);
  await finger.slide(from, { x: from.x + width / 4, y: from.y });
  await expect(grid.locator('.tl-ghost')).toHaveCount(count);
  await finger.raise();
  const [move] = await changesOf(page);
  expect(move).toMatchObject({ type: 'move', minutes: 360 });
  expect((move!['moves'] as { from: number }[]).map(({ from: row }) => row)).toContain(2);

  // A finger that rests on free space chooses instead of drawing.
  const bar = (await barOf(grid, 3).boundingBox())!;
  const { height } = (await grid.locator('.tl-resource').first().boundingBox())!;
  const free = { x: bar.x + bar.width + 20, y: bar.y + bar.height / 2 };
  await finger.press(free);
  await isLifted(grid);
  await finger.slide(free, { x: free.x, y: free.y + 2 * height });
  await finger.raise();
  await expect(selected).toHaveCount(3);
  await selects(false);
  await expect(selected).toHaveCount(0);
  await page.context().close();
});
