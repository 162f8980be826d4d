import { expect, test } from '@playwright/test';
import { focusCell, focusOf, openExample } from './open-example';

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('survives scrolling the row away and back', async ({ page }) => {
  const grid = await openExample(page, { rows: 1000 });
  await focusCell(page, 20, '2026-06-18', /^Elif Marsh, Thursday/);
  const before = await focusOf(page);
  const blurs = await grid.evaluate(async (scroller) => {
    let blurs = 0;
    scroller.addEventListener('focusout', () => (blurs += 1));
    for (const top of [500, 3000, 2500, 40_000, 30_000, 0]) {
      scroller.scrollTop = top;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return blurs;
  });

  expect(blurs).toBe(0);
  expect(await focusOf(page)).toEqual(before);
  await page.evaluate(() => (document.querySelector('[role=treegrid]')!.scrollTop = 20_000));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toBeInViewport();
  expect(await focusOf(page)).toMatchObject({ row: before.row, column: before.column + 1 });
});

test('survives a refetch, on the same item too', async ({ page }) => {
  await openExample(page);
  await focusCell(page, 9, '2026-06-15', /^Juno Marsh, Monday/);
  await page.keyboard.press('F2');
  const before = await focusOf(page);
  expect(before.onBar).toBe(true);

  await page.evaluate(() => window.__timeline.refetch());
  await page.evaluate(frames);

  expect(await focusOf(page)).toEqual(before);
});

test('stays on the same person and date in another zoom', async ({ page }) => {
  const grid = await openExample(page);
  await focusCell(page, 9, '2026-06-17', /^Juno Marsh, Wednesday/);

  for (const zoom of ['month', 'two-weeks', 'week']) {
    await page.getByLabel('Zoom').evaluate((select: HTMLSelectElement, zoom) => {
      select.value = zoom;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, zoom);
    await expect(grid).toHaveClass(new RegExp(`tl-zoom-${zoom}`));
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Juno Marsh, Wednesday, June 17/);
    await expect(page.locator(':focus')).toBeInViewport();
  }
});

test('stays in its column when the period moves on', async ({ page }) => {
  await openExample(page);
  await focusCell(page, 9, '2026-06-17', /^Juno Marsh, Wednesday/);

  await page.keyboard.press('PageDown');

  await expect(page.locator(':focus')).toHaveAccessibleName(/^Juno Marsh, Wednesday, June 24/);
});

test('falls back to the cell when the focused item is gone', async ({ page }) => {
  await openExample(page);
  await focusCell(page, 0, '2026-06-15', /^Ada Arden, Monday/);
  await page.keyboard.press('F2');
  expect((await focusOf(page)).onBar).toBe(true);

  await page.evaluate(() => window.__timeline.move(0, 24 * 60 * 30));

  await expect(page.locator(':focus')).toHaveAccessibleName(/^Ada Arden, Monday, June 15, 0 items/);
});

test('is never left under a sticky part', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  const grid = await openExample(page);
  await focusCell(page, 0, '2026-06-15', /^Ada Arden, Monday/);

  for (const key of [
    ...Array(14).fill('ArrowDown'),
    ...Array(6).fill('ArrowRight'),
    ...Array(13).fill('ArrowUp'),
    ...Array(6).fill('ArrowLeft'),
  ]) {
    await page.keyboard.press(key);
    const isCovered = await grid.evaluate(() => {
      const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
      const corners = [
        [left + 4, top + 4],
        [left + width - 4, top + height - 4],
      ];
      return corners.some(
        ([x, y]) => !document.activeElement!.closest('[role=row]')!.contains(document.elementFromPoint(x!, y!)),
      );
    });
    expect(isCovered).toBe(false);
  }
});

test('is not taken back from a control outside', async ({ page }) => {
  await openExample(page);
  await focusCell(page, 9, '2026-06-17', /^Juno Marsh, Wednesday/);
  await page.getByRole('button', { name: 'Next' }).focus();

  await page.evaluate(() => window.__timeline.refetch());
  await page.evaluate(frames);

  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
});

test('goes to the group when that closes over it, and back', async ({ page }) => {
  const grid = await openExample(page);
  await focusCell(page, 9, '2026-06-17', /^Juno Marsh, Wednesday/);
  const press = () => grid.getByRole('rowheader', { name: 'Team 1, 50 people' }).dispatchEvent('click');

  await press();
  await expect(page.locator(':focus')).toHaveAccessibleName('Team 1, Wednesday, June 17');
  await press();

  await expect(page.locator(':focus')).toHaveAccessibleName(/^Juno Marsh, Wednesday/);
});

test('stays on the total of a group that closes, which keeps it', async ({ page }) => {
  const grid = await openExample(page);
  const total = grid.getByRole('gridcell', { name: 'Team 1, 50 in all' });
  await focusCell(page, 9, '2026-06-15', /^Juno Marsh, Monday/);
  await total.focus();

  await page.keyboard.press('Space');

  await expect(grid.getByRole('row').nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(total).toBeFocused();
  await expect(total).toHaveText('50');
});
