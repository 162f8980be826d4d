import { expect, test } from '@playwright/test';
import { cellAt, centreOf, changesOf, openEditing } from './open-editing';

test('a row is dragged by its name to another place of its group; Escape and a short way leave it where it is', async ({
  page,
}) => {
  const grid = await openEditing(page, 'two-weeks');
  const from = await centreOf(cellAt(grid, 3, 1));
  const to = (await cellAt(grid, 5, 1).boundingBox())!;
  const drag = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 20);
    await page.mouse.move(to.x + 40, to.y + to.height - 3, { steps: 3 });
    await expect(grid.locator('.tl-row-drop')).toHaveCount(1);
  };

  await drag();
  await page.keyboard.press('Escape');
  await expect(grid.locator('.tl-row-drop')).toHaveCount(0);
  await page.mouse.up();
  expect(await changesOf(page)).toEqual([]);

  await drag();
  await page.mouse.up();
  expect(await changesOf(page)).toEqual([{ type: 'arrange', row: 0, to: 2, isAfter: true }]);
});

test('Alt and an arrow moves a row by one, and not out of its group', async ({ page }) => {
  const grid = await openEditing(page, 'two-weeks');
  await cellAt(grid, 3, 1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowDown');
  expect(await changesOf(page)).toEqual([{ type: 'arrange', row: 0, to: 1, isAfter: true }]);
});
