import { expect, type Page, test } from '@playwright/test';
import { cellAt, centreOf, changesOf, openEditing } from './open-editing';
import { focusOf } from './open-example';

const said = (page: Page) => page.locator('body').getAttribute('data-hand');

test('Space lifts a chip, arrows carry its ghost, Enter puts it down, and the focus goes with it', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  const from = cellAt(grid, 3, 2);
  await from.focus();
  await page.keyboard.press('Space');
  await expect(grid.locator('.tl-drag-note')).toHaveText('arrows');
  expect(await said(page)).toBe('lifted: arrows');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator('.tl-drag-note')).toHaveText('move');
  expect(await said(page)).toBe('moved: move');
  const [ghost, to] = [await centreOf(grid.locator('.tl-ghost')), await centreOf(cellAt(grid, 4, 3))];
  expect(Math.abs(ghost.x - to.x)).toBeLessThan(3);
  await page.keyboard.press('Enter');

  await expect(grid.locator('.tl-ghosts > *')).toHaveCount(0);
  expect(await said(page)).toBe('down: move');
  await expect(cellAt(grid, 4, 3)).toBeFocused();
  expect(await changesOf(page)).toEqual([
    { type: 'move', moves: [{ from: 0, to: 1 }], days: 1, minutes: 0, isCopy: false },
  ]);
});

test('Escape, Tab, a press and other rows give everything back', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  const lift = async () => {
    await cellAt(grid, 3, 2).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  };
  const endings: (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Tab'),
    () => cellAt(grid, 5, 5).click(),
    () =>
      page.evaluate(() => {
        const name = document.querySelector('.tl-group .tl-name')!;
        name.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }),
  ];
  for (const end of endings) {
    await lift();
    await end();
    await expect(grid.locator('.tl-ghosts > *')).toHaveCount(0);
    expect(await said(page)).toMatch(/^back/);
  }
  expect(await changesOf(page)).toEqual([]);
});

test('in hand, no other key does anything', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  await cellAt(grid, 3, 2).focus();
  await page.keyboard.press('Space');
  for (const key of ['a', 'Delete', 'PageDown', 'F2']) await page.keyboard.press(key);
  await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(grid.locator('.tl-ghost')).toHaveCount(0);
  expect(await changesOf(page)).toEqual([]);
  expect(await focusOf(page)).toMatchObject({ row: 3, column: 2 });
});

test('to scale, arrows move by quarters, Shift and Ctrl the ends, and Shift+Enter puts a copy down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2400, height: 700 });
  const grid = await openEditing(page, 'week');
  await cellAt(grid, 3, 2).focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Shift+Enter');
  expect((await changesOf(page)).at(-1)).toMatchObject({ type: 'move', minutes: 20, isCopy: true });

  await cellAt(grid, 3, 2).focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('Space');
  const before = (await grid.locator('.tl-ghost').boundingBox())!;
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+ArrowLeft');
  const after = (await grid.locator('.tl-ghost').boundingBox())!;
  expect(after.x).toBeLessThan(before.x);
  expect(after.width).toBeGreaterThan(before.width);
  await expect(grid.locator('.tl-drag-note')).toHaveText('resize');
  await page.keyboard.press('Enter');
  expect((await changesOf(page)).at(-1)).toMatchObject({ type: 'resize', row: 0, start: '2026-06-15T03:45:00.000Z' });
});

test('while Shift is held, what is in hand is a copy', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  await cellAt(grid, 3, 2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('.tl-drag-note')).toHaveText('move');
  await expect(grid.locator('[data-held]')).toHaveCount(1);
  await page.keyboard.down('Shift');
  await expect(grid.locator('.tl-drag-note')).toHaveText('move a copy');
  expect(await said(page)).toBe('moved: move a copy');
  await expect(grid.locator('[data-held]')).toHaveCount(0);
  await page.keyboard.up('Shift');
  await expect(grid.locator('.tl-drag-note')).toHaveText('move');
  await page.keyboard.press('Shift+Enter');
  expect(await changesOf(page)).toMatchObject([{ type: 'move', days: 1, isCopy: true }]);
});

test('from right to left the left arrow carries to the next day', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks', { dir: 'rtl' });
  await cellAt(grid, 3, 2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await changesOf(page)).toMatchObject([{ type: 'move', days: 1 }]);
});

test('chosen days are carried together, and the grid scrolls with what is in hand', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  await cellAt(grid, 3, 2).focus();
  await page.keyboard.press('Shift+ArrowDown');
  const count = await grid.locator('[aria-selected="true"] > [data-item]').count();
  await page.keyboard.press('Space');
  await expect(grid.locator('.tl-ghost')).toHaveCount(count);
  for (let row = 0; row < 30; row++) await page.keyboard.press('ArrowDown');
  expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
  await expect(grid.locator('.tl-ghost').first()).toBeInViewport();
  await page.keyboard.press('Enter');
  const [move] = await changesOf(page);
  for (const { from, to } of move!['moves'] as { from: number; to: number }[]) expect(to - from).toBe(30);
});
