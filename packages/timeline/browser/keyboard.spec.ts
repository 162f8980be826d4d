import { expect, type Page, test } from '@playwright/test';
import { commandsOf, focusCell, focusOf, openExample } from './open-example';

/** Tabs from the last control into the grid, which puts the focus on the first row, a group. */
async function enterGrid(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Dark' }).focus();
  await page.keyboard.press('Tab');
}

test('is one tab stop', async ({ page }) => {
  const grid = await openExample(page);
  await enterGrid(page);
  expect(await focusOf(page)).toMatchObject({ row: 2, column: 1 });
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await grid.evaluate((grid) => grid.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');

  expect(await focusOf(page)).toMatchObject({ row: 3, column: 2 });
});

test('arrows, Home, End and their corners', async ({ page }) => {
  await openExample(page);
  await enterGrid(page);
  const steps: [string, number, number][] = [
    ['ArrowDown', 3, 1],
    ['ArrowRight', 3, 2],
    ['End', 3, 9],
    ['ArrowRight', 3, 9],
    ['ArrowLeft', 3, 8],
    ['Home', 3, 1],
    ['Control+End', 103, 9],
    ['ArrowDown', 104, 9],
    ['Control+Home', 2, 1],
    ['ArrowUp', 1, 1],
    ['ArrowUp', 1, 1],
  ];
  for (const [key, row, column] of steps) {
    await page.keyboard.press(key);
    expect(await focusOf(page), key).toMatchObject({ row, column });
    await expect(page.locator(':focus'), key).toBeInViewport();
  }
});

test('Alt+PageDown moves by a screen, PageDown asks for the next period', async ({ page }) => {
  await openExample(page);
  await enterGrid(page);
  await page.keyboard.press('Alt+PageDown');
  const { row } = await focusOf(page);
  expect(row).toBeGreaterThan(10);
  await page.keyboard.press('Alt+PageUp');
  expect(await focusOf(page)).toMatchObject({ row: 2 });

  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');

  expect(await commandsOf(page)).toEqual([
    { type: 'navigate', by: 1, via: 'keyboard' },
    { type: 'navigate', by: -1, via: 'keyboard' },
  ]);
});

test('Enter opens the only item, else the cell; headers and totals open too', async ({ page }) => {
  await openExample(page);
  await enterGrid(page);
  const keys = ['ArrowDown', 'Enter', 'ArrowRight', 'Enter', 'Control+End', 'ArrowDown', 'Enter', 'ArrowLeft', 'Enter'];
  for (const key of keys) await page.keyboard.press(key);
  await focusCell(page, 9, '2026-06-15', /^Juno Marsh, Monday/);
  await page.keyboard.press('Enter');
  await focusCell(page, 1, '2026-06-17', /^Bo Heath, Wednesday/);
  await page.keyboard.press('Enter');

  expect(await commandsOf(page)).toMatchObject([
    { type: 'open', kind: 'row', row: 0, via: 'keyboard' },
    { type: 'open', kind: 'item', row: 0 },
    { type: 'open', kind: 'grand-total' },
    { type: 'open', kind: 'column-total', date: '2026-06-21' },
    { type: 'open', kind: 'cell', row: 9, date: '2026-06-15' },
    { type: 'open', kind: 'cell', row: 1, date: '2026-06-17' },
  ]);
});

test('Enter on a column header opens its day', async ({ page }) => {
  const grid = await openExample(page);
  await enterGrid(page);
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);

  await expect(grid).toHaveAttribute('aria-colcount', '3');
  await expect(grid.getByRole('columnheader', { name: 'Tuesday, June 16' })).toBeFocused();
});

test('F2 enters the items, arrows go among them, Escape ends the tooltip, then leaves', async ({ page }) => {
  const grid = await openExample(page);
  await focusCell(page, 9, '2026-06-15', /^Juno Marsh, Monday/);
  const cell = grid.getByRole('gridcell', { name: 'Juno Marsh, Monday, June 15, 2 items' });
  await expect(cell).toBeFocused();

  await page.keyboard.press('F2');
  await expect(cell.getByRole('button').nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(cell.getByRole('button').nth(0)).toBeFocused();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(cell.getByRole('button').nth(0)).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(cell).toBeFocused();
  expect(await commandsOf(page)).toMatchObject([
    { type: 'enter', row: 9, items: 2 },
    { type: 'open', kind: 'item', row: 9 },
  ]);
});

test('Space toggles a group, Shift+F10 and the menu key ask for the row menu', async ({ page }) => {
  const grid = await openExample(page);
  await enterGrid(page);
  await page.keyboard.press('Space');
  await expect(grid.getByRole('row').nth(1)).toHaveAttribute('aria-expanded', 'false');
  expect(await focusOf(page)).toMatchObject({ row: 2, column: 1 });
  await page.keyboard.press('Space');
  await expect(grid.getByRole('row').nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');

  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('ContextMenu');

  expect(await commandsOf(page)).toEqual([
    { type: 'toggle-group', row: 'g0', expanded: false },
    { type: 'toggle-group', row: 'g0', expanded: true },
    { type: 'row-menu', row: 0 },
    { type: 'row-menu', row: 0 },
  ]);
});

test('right to left swaps the sideways arrows', async ({ page }) => {
  const grid = await openExample(page, { dir: 'rtl' });
  await focusCell(page, 9, '2026-06-15', /^Juno Marsh, Monday/);

  await page.keyboard.press('ArrowLeft');
  expect(await focusOf(page)).toMatchObject({ column: 3 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowLeft');

  await expect(grid.getByRole('gridcell', { name: 'Juno Marsh, Monday' }).getByRole('button').nth(1)).toBeFocused();
});

test('the strip is a row of its own', async ({ page }) => {
  const grid = await openExample(page, { zoom: 'day' });
  await enterGrid(page);

  for (const key of ['ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(grid.getByRole('gridcell', { name: /^People at work through the day/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');

  expect(await focusOf(page)).toMatchObject({ row: 3, column: 2 });
});
