import { expect, test } from '@playwright/test';
import { cellAt, centreOf, editsOf, openEditing } from './open-editing';
import { focusCell, openExample } from './open-example';

const chosen = '[aria-selected="true"]';

test('Shift and arrows choose days of people, over groups and as far as there are any', async ({ page }) => {
  const grid = await openEditing(page, 'week');
  await focusCell(page, 1, '2026-06-16', /^Bo Heath/);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(grid.locator(chosen)).toHaveCount(4);
  expect((await editsOf(page)).at(-1)).toEqual({
    type: 'select',
    rows: [1, 2],
    dates: ['2026-06-16', '2026-06-17'],
  });

  await page.keyboard.press('Control+Shift+ArrowUp');
  await page.keyboard.press('Shift+Home');
  expect((await editsOf(page)).at(-1)).toEqual({ type: 'select', rows: [0, 1], dates: ['2026-06-15', '2026-06-16'] });

  await page.keyboard.press('Control+Shift+End');
  expect((await editsOf(page)).at(-1)).toMatchObject({
    type: 'select',
    dates: expect.arrayContaining(['2026-06-16', '2026-06-21']),
  });
  await page.keyboard.press('Control+Shift+Home');
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator(chosen)).toHaveCount(0);
  expect((await editsOf(page)).at(-1)).toEqual({ type: 'select', rows: [1], dates: ['2026-06-15'] });
  await page.keyboard.press('Home');
  expect((await editsOf(page)).at(-1)).toEqual({ type: 'select', rows: [], dates: [] });
});

test('Shift and arrows also choose from the item with the focus', async ({ page }) => {
  const grid = await openEditing(page, 'week');
  await grid.locator('.tl-body [data-item]').first().click();
  await expect(grid.locator('.tl-body [data-item]:focus')).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(grid.locator(chosen)).toHaveCount(2);
  await expect(grid.locator('.tl-cell:focus')).toHaveCount(1);
});

test('a block is emptied, filled, copied and given up by keys; without one it is the day with the focus', async ({
  page,
}) => {
  const grid = await openEditing(page, 'week');
  await focusCell(page, 1, '2026-06-16', /^Bo Heath/);
  await expect.poll(async () => (await editsOf(page)).at(-1)).toMatchObject({ type: 'select', rows: [1] });
  await page.keyboard.press('Delete');
  expect((await editsOf(page)).at(-1)).toEqual({ type: 'clear', rows: [1], dates: ['2026-06-16'] });

  await page.keyboard.press('Shift+ArrowDown');
  const days = { rows: [1, 2], dates: ['2026-06-16'] };
  await page.keyboard.press('Control+d');
  expect((await editsOf(page)).at(-1)).toEqual({ type: 'fill', to: 'down', ...days });
  await page.keyboard.press('Control+r');
  expect((await editsOf(page)).at(-1)).toEqual({ type: 'fill', to: 'right', ...days });
  await page.keyboard.press('Control+x');
  expect((await editsOf(page)).at(-1)).toMatchObject({ type: 'copy', isCut: true, ...days });
  await page.keyboard.press('Escape');
  await expect(grid.locator(chosen)).toHaveCount(0);
});

test('a pointer chooses days by dragging over free space, and with Shift', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  const [from, to] = [cellAt(grid, 3, 2), cellAt(grid, 5, 4)];
  await cellAt(grid, 3, 2).evaluate((cell) => cell.querySelectorAll('[data-item]').forEach((bar) => bar.remove()));
  const [a, b] = [await centreOf(from), await centreOf(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
  await expect(grid.locator(chosen)).toHaveCount(9);
  await expect(to).toBeFocused();

  await cellAt(grid, 4, 3).click({ modifiers: ['Shift'] });
  await expect(grid.locator(chosen)).toHaveCount(4);
  await cellAt(grid, 4, 3).click({ position: { x: 2, y: 2 } });
  await expect(grid.locator(chosen)).toHaveCount(0);
});

test('chosen cells stay marked while rows scroll in and out', async ({ page }) => {
  const grid = await openEditing(page, 'week');
  await focusCell(page, 1, '2026-06-16', /^Bo Heath/);
  await page.keyboard.press('Control+Shift+ArrowDown');
  await grid.evaluate((element) => (element.scrollTop = 0));
  await expect(cellAt(grid, 6, 3)).toHaveAttribute('aria-selected', 'true');
  await expect(cellAt(grid, 6, 4)).not.toHaveAttribute('aria-selected');
});

test('a grid that is only read has no such keys', async ({ page }) => {
  const grid = await openExample(page);
  await focusCell(page, 1, '2026-06-16', /^Bo Heath/);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await expect(grid.locator(chosen)).toHaveCount(0);
  expect(await editsOf(page)).toEqual([]);
});

test('Ctrl adds single days by pointer and key, and everything is done to them as one', async ({ page }) => {
  const grid = await openEditing(page, 'week');
  await focusCell(page, 1, '2026-06-16', /^Bo Heath/);
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Space');
  await expect(grid.locator(chosen)).toHaveCount(2);
  const { cells, ...last } = (await editsOf(page)).at(-1)!;
  expect(last).toEqual({ type: 'select', rows: [1, 2], dates: ['2026-06-16', '2026-06-18'] });
  expect(cells).toHaveLength(2);

  await page.keyboard.press('Delete');
  expect((await editsOf(page)).at(-1)).toMatchObject({ type: 'clear', rows: [1, 2] });
  await page.keyboard.press('Control+Space');
  await expect(grid.locator(chosen)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(grid.locator(chosen)).toHaveCount(0);

  await focusCell(page, 1, '2026-06-16', /^Bo Heath/);
  await page.keyboard.press('Shift+ArrowRight');
  const other = grid.locator('[aria-selected="true"]').first();
  await other.click({ modifiers: ['Control'] });
  await expect(grid.locator(chosen)).toHaveCount(1);
});
