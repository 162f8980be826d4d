import { expect, type Locator, test } from '@playwright/test';
import { openExample } from './open-example';

/** Returns the left and right edges of the column's mark, rounded to px, or null if it is hidden. */
function markOf(grid: Locator): Promise<number[] | null> {
  return grid.locator('.tl-mark').evaluate((mark: HTMLElement) => {
    const { left, right } = mark.getBoundingClientRect();
    return mark.hidden ? null : [Math.round(left), Math.round(right)];
  });
}

async function edgesOf(cell: Locator): Promise<number[]> {
  const { x, width } = (await cell.boundingBox())!;
  return [Math.round(x), Math.round(x + width)];
}

const imageOf = (element: Locator) => element.evaluate((element) => getComputedStyle(element).backgroundImage);

for (const dir of ['ltr', 'rtl'])
  test(`pointing at a header or a total of a day marks its column: ${dir}`, async ({ page }) => {
    const grid = await openExample(page, { dir });
    const header = grid.getByRole('columnheader', { name: 'Tuesday, June 16' });
    const total = grid.getByRole('gridcell', { name: /^Thursday, June 18, \d+ people$/ });
    const rows = await page.evaluate(() => window.__timeline.renderedRows);
    expect(await markOf(grid)).toBeNull();

    await header.hover();
    expect(await markOf(grid)).toEqual(await edgesOf(header));
    await total.hover();
    expect(await markOf(grid)).toEqual(await edgesOf(total));
    expect(await imageOf(grid.getByRole('columnheader', { name: 'Thursday, June 18' }))).toContain('gradient');
    expect(await imageOf(header)).toBe('none');
    await grid.getByRole('rowheader', { name: 'Ada Arden, Assembly' }).hover();

    expect(await markOf(grid)).toBeNull();
    expect(await page.evaluate(() => window.__timeline.renderedRows)).toBe(rows);
  });

test('the keyboard on a header marks its column, at another width too', async ({ page }) => {
  const grid = await openExample(page);
  const header = grid.getByRole('columnheader', { name: 'Tuesday, June 16' });
  await page.getByRole('checkbox', { name: 'Dark' }).focus();
  for (const key of ['Tab', 'ArrowUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(header).toBeFocused();
  expect(await markOf(grid)).toEqual(await edgesOf(header));

  await page.setViewportSize({ width: 1300, height: 800 });
  await expect.poll(async () => (await edgesOf(header))[0]).toBeLessThan(400);
  expect(await markOf(grid)).toEqual(await edgesOf(header));
  await page.keyboard.press('ArrowDown');

  expect(await markOf(grid)).toBeNull();
});

test("pointing at a row's total marks the row", async ({ page }) => {
  const grid = await openExample(page);
  const row = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Ada Arden, Assembly' }) });
  expect(await imageOf(row)).toBe('none');

  await row.getByRole('gridcell').last().hover();

  expect(await imageOf(row)).toContain('gradient');
  expect(await imageOf(row.getByRole('rowheader'))).toContain('gradient');
});

test('in forced colours no mark covers anything', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const grid = await openExample(page);

  await grid.getByRole('columnheader', { name: 'Tuesday, June 16' }).hover();

  await expect(grid.locator('.tl-mark')).toBeHidden();
});
