import { expect, type Locator, type Page, test } from '@playwright/test';
import { centreOf, changesOf, openEditing } from './open-editing';

const barOf = (grid: Locator, row: number): Locator => grid.locator(`[aria-rowindex="${row}"] [data-item]`).first();

async function press(page: Page, at: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + by.x / 2, at.y + by.y / 2);
  await page.mouse.move(at.x + by.x, at.y + by.y, { steps: 3 });
}

test('a chip is dragged to another day and person; its ghost and what it says go with it', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  const bar = barOf(grid, 3);
  const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  const { height } = (await grid.getByRole('row').nth(2).boundingBox())!;
  const at = await centreOf(bar);
  await press(page, at, { x: width, y: height });
  await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  await expect(grid.locator('.tl-drag-note')).toHaveText('move');
  const ghost = await centreOf(grid.locator('.tl-ghost'));
  expect(Math.abs(ghost.x - at.x - width)).toBeLessThan(2);
  expect(Math.abs(ghost.y - at.y - height)).toBeLessThan(2);
  await page.mouse.up();

  await expect(grid.locator('.tl-ghosts > *')).toHaveCount(0);
  expect(await changesOf(page)).toEqual([
    { type: 'move', moves: [{ from: 0, to: 1 }], days: 1, minutes: 0, isCopy: false },
  ]);
});

test('drawn to scale, a bar moves by quarters of an hour, by five minutes with Alt, and is copied with Shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2400, height: 700 });
  const grid = await openEditing(page, 'week');
  const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  const hour = width / 24;
  await press(page, await centreOf(barOf(grid, 3)), { x: hour * 2.1, y: 0 });
  await page.mouse.up();
  await press(page, await centreOf(barOf(grid, 3)), { x: hour * 1.4, y: 0 });
  await page.keyboard.down('Alt');
  await page.mouse.move(...point(await centreOf(barOf(grid, 3)), hour * (80 / 60)));
  await page.keyboard.down('Shift');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await page.keyboard.up('Alt');
  const [first, second] = await changesOf(page);
  expect(first).toMatchObject({ type: 'move', days: 0, minutes: 120, isCopy: false });
  expect(second).toMatchObject({ type: 'move', days: 0, minutes: 80, isCopy: true });
});

test('Shift and Ctrl make a copy of what is in hand while the pointer rests, until they are released', async ({
  page,
}) => {
  const grid = await openEditing(page, 'two-weeks');
  const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  const note = grid.locator('.tl-drag-note');
  await press(page, await centreOf(barOf(grid, 3)), { x: width, y: 0 });
  await expect(note).toHaveText('move');
  for (const key of ['Shift', 'Control']) {
    await page.keyboard.down(key);
    await expect(note).toHaveText('move a copy');
    await expect(grid.locator('[data-held]')).toHaveCount(0);
    await page.keyboard.up(key);
    await expect(note).toHaveText('move');
    await expect(grid.locator('[data-held]')).toHaveCount(1);
  }
  await page.mouse.up();
  expect(await changesOf(page)).toMatchObject([{ type: 'move', isCopy: false }]);
});

test('a pen drags like a mouse', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  const { x, y } = await centreOf(barOf(grid, 3));
  const devtools = await page.context().newCDPSession(page);
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', by: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: x + by,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
    });
  await pen('mousePressed', 0);
  for (const by of [width / 3, width / 2, width]) await pen('mouseMoved', by);
  await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  await pen('mouseReleased', width);
  expect(await changesOf(page)).toEqual([
    { type: 'move', moves: [{ from: 0, to: 0 }], days: 1, minutes: 0, isCopy: false },
  ]);
});

const point = ({ x, y }: { x: number; y: number }, by: number): [number, number] => [x + by, y];

test('the end of a bar is dragged, and new work is drawn on free space', async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 700 });
  const grid = await openEditing(page, 'week');
  const bar = (await barOf(grid, 3).boundingBox())!;
  const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  await press(page, { x: bar.x + bar.width - 2, y: bar.y + bar.height / 2 }, { x: width / 24, y: 0 });
  await page.mouse.up();
  const [resized] = await changesOf(page);
  expect(resized).toMatchObject({ type: 'resize', row: 0, start: '2026-06-15T04:00:00.000Z' });
  expect(String(resized!['end'])).toMatch(/^2026-06-15T1[23]:/);

  await press(page, { x: bar.x + bar.width + 30, y: bar.y + bar.height / 2 }, { x: width / 12, y: 0 });
  await expect(grid.locator('.tl-drag-note')).toHaveText('draw');
  await page.mouse.up();
  expect((await changesOf(page)).at(-1)).toMatchObject({ type: 'draw', row: 0 });
});

test('with Shift a drag over free space to scale chooses days of people', async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 700 });
  const grid = await openEditing(page, 'week');
  const bar = (await barOf(grid, 3).boundingBox())!;
  const { height } = (await grid.locator('.tl-resource').first().boundingBox())!;
  await page.keyboard.down('Shift');
  await press(page, { x: bar.x + bar.width + 30, y: bar.y + bar.height / 2 }, { x: 0, y: height });
  await page.mouse.up();
  await page.keyboard.up('Shift');

  await expect(grid.locator('[aria-selected="true"]')).toHaveCount(2);
  expect(await changesOf(page)).toEqual([]);
});

test('Escape gives everything back, also while the grid scrolls under the pointer', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  const at = await centreOf(barOf(grid, 3));
  const box = (await grid.boundingBox())!;
  await press(page, at, { x: 0, y: box.y + box.height - at.y - 60 });
  await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(grid.locator('.tl-ghosts > *')).toHaveCount(0);
  await page.mouse.up();
  expect(await changesOf(page)).toEqual([]);
});

test('the grid scrolls at its upper edge, too, and the ghost stays under the pointer', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  await grid.evaluate((element) => {
    element.scrollTop = 600;
  });
  const box = (await grid.boundingBox())!;
  const bars = await grid
    .locator('[data-item]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const bar = bars.find(({ y }) => y > box.y + 200 && y < box.y + box.height - 100)!;
  const at = { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 };
  const top = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  await press(page, at, { x: 0, y: top.y + top.height + 12 - at.y });
  await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(500);
  const ghost = await centreOf(grid.locator('.tl-ghost'));
  expect(Math.abs(ghost.x - at.x)).toBeLessThan(2);
  expect(Math.abs(ghost.y - (top.y + top.height + 12))).toBeLessThan(60);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await changesOf(page)).toEqual([]);
});

test('what is let go outside of the grid, or after the rows changed, stays where it was', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  const at = await centreOf(barOf(grid, 3));
  await press(page, at, { x: 80, y: 5 - at.y });
  await page.mouse.up();
  await press(page, at, { x: 80, y: 0 });
  await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  await page.evaluate(() => {
    const name = document.querySelector('.tl-group .tl-name')!;
    name.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  });
  await page.mouse.move(at.x + 90, at.y);
  await expect(grid.locator('.tl-ghost')).toHaveCount(0);
  await page.mouse.up();
  expect(await changesOf(page)).toEqual([]);
});

test('everything chosen moves as one and stays on the grid', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  await grid.locator('[aria-rowindex="3"] > [aria-colindex="2"]').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  const count = await grid.locator('[aria-selected="true"] > [data-item]').count();
  await press(page, await centreOf(grid.locator('[aria-selected="true"] > [data-item]').first()), {
    x: width,
    y: -50,
  });
  await expect(grid.locator('.tl-ghost')).toHaveCount(count);
  await page.mouse.up();
  const move = (await changesOf(page)).at(-1)!;
  expect(move).toMatchObject({ type: 'move', days: 1 });
  for (const { from, to } of move['moves'] as { from: number; to: number }[]) expect(to).toBe(from);
});

test('a tap of a finger drags nothing', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 700 } });
  const page = await context.newPage();
  const grid = await openEditing(page, 'two-weeks');
  const { x, y } = await centreOf(barOf(grid, 3));
  await page.touchscreen.tap(x, y);
  expect(await changesOf(page)).toEqual([]);
  await context.close();
});
