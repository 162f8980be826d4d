import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openExample } from './open-example';

test('says how large it is and where each row and cell stands', async ({ page }) => {
  const grid = await openExample(page, { rows: 1000 });

  await expect(grid).toHaveAttribute('aria-rowcount', String(1 + 20 + 1000 + 1));
  await expect(grid).toHaveAttribute('aria-colcount', '9');
  const rows = await grid
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
  expect(rows).toEqual([...rows].sort((a, b) => a - b));
  expect([rows[0], rows.at(-1)]).toEqual([1, 1022]);
  const cells = await grid
    .getByRole('row')
    .nth(2)
    .locator('[aria-colindex]')
    .evaluateAll((cells) => cells.map((cell) => `${cell.getAttribute('role')} ${cell.getAttribute('aria-colindex')}`));
  expect(cells).toEqual(['rowheader 1', ...[2, 3, 4, 5, 6, 7, 8, 9].map((column) => `gridcell ${column}`)]);
});

test('keeps rows in DOM order however it is scrolled', async ({ page }) => {
  const grid = await openExample(page, { rows: 1000 });
  const orders = await grid.evaluate(async (scroller) => {
    const seen: number[][] = [];
    for (const top of [100, 700, 650, 20_000, 19_800, 19_900, 0, 333]) {
      scroller.scrollTop = top;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      seen.push(
        [...scroller.querySelectorAll('.tl-body > [role=row]')].map((row) => Number(row.getAttribute('aria-rowindex'))),
      );
    }
    return seen;
  });

  for (const order of orders) expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('names headers, rows, days and bars', async ({ page }) => {
  const grid = await openExample(page);

  await expect(grid.getByRole('columnheader', { name: 'Wednesday, June 17' })).toBeVisible();
  await expect(grid.getByRole('rowheader', { name: 'Ada Arden, Assembly' })).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'Ada Arden, Wednesday, June 17, 1 item, 8 hours' })).toBeVisible();
  const bar = grid
    .getByRole('gridcell', { name: 'Ada Arden, Monday' })
    .getByRole('button', { name: 'Ada Arden, 07:00 to 15:00, early' });
  await expect(bar).toHaveAttribute('aria-roledescription', 'assignment');
});

test('groups have a level and say whether they are open', async ({ page }) => {
  const grid = await openExample(page);
  const group = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Team 1, 50 people' }) });
  await expect(group).toHaveAttribute('aria-level', '1');
  await expect(group).toHaveAttribute('aria-expanded', 'true');

  await group.getByRole('rowheader').click();

  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(grid).toHaveAttribute('aria-rowcount', String(1 + 2 + 50 + 1));
  await expect(grid.getByRole('rowheader').nth(1)).toHaveAccessibleName('Team 2, 50 people');
});

const looks: Record<string, Record<string, string | number>> = {
  'light week': {},
  'dark week': { dark: 1 },
  'right to left': { dir: 'rtl' },
  'month with chips': { zoom: 'month', dark: 1 },
  'day with its strip': { zoom: 'day' },
  'narrow week': { rows: 30, density: 'compact' },
};

for (const [name, query] of Object.entries(looks)) {
  test(`is clean for axe: ${name}`, async ({ page }) => {
    if (name === 'narrow week') await page.setViewportSize({ width: 390, height: 844 });
    await openExample(page, query);

    const { violations } = await new AxeBuilder({ page }).include('[role=treegrid]').analyze();

    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
