import { expect, test } from '@playwright/test';
import { cellAt, changesOf, openEditing } from './open-editing';
import { commandsOf } from './open-example';

const menu = { type: 'item-menu', row: 0, date: '2026-06-15' };

test('a right press on an item and Shift+F10 ask for its menu, which can lift it', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  await cellAt(grid, 3, 2).locator('[data-item]').first().click({ button: 'right' });
  expect(await changesOf(page)).toEqual([menu]);

  await cellAt(grid, 3, 2).focus();
  await page.keyboard.press('Shift+F10');
  expect(await changesOf(page)).toEqual([menu, menu]);
  await page.evaluate(() => {
    const last = window.__timeline.commands.findLast(({ type }) => type === 'item-menu');
    if (last?.type === 'item-menu') last.lift?.();
  });
  await expect(grid.locator('.tl-ghost')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect((await changesOf(page)).at(-1)).toMatchObject({ type: 'move', days: 1 });
});

test('a free day has the menu of its row', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  const free = grid.locator('.tl-resource').first().locator('.tl-cell:not(:has([data-item]))').first();
  await free.focus();
  await page.keyboard.press('Shift+F10');
  expect((await commandsOf(page)).map(({ type }) => type)).toContain('row-menu');
  expect(await changesOf(page)).toEqual([]);
});
