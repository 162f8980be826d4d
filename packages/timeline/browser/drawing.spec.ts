import { expect, test } from '@playwright/test';
import { openExample } from './open-example';

test('has as many elements at 10 000 rows as at 100', async ({ page }) => {
  const counts: number[] = [];
  for (const rows of [100, 10_000]) {
    const grid = await openExample(page, { rows, plain: 1 });
    counts.push(await grid.locator('*').count());
  }

  expect(Math.max(...counts)).toBeLessThanOrEqual(700);
  expect(Math.abs(counts[0]! - counts[1]!)).toBeLessThanOrEqual(5);
});

test('paints every row one frame after each step of a fast scroll', async ({ page }) => {
  const grid = await openExample(page, { rows: 10_000, plain: 1, density: 'compact' });

  const { steps, missing } = await grid.evaluate(async (scroller) => {
    const box = scroller.getBoundingClientRect();
    const steps = 90;
    let missing = 0;
    const isPainted = (y: number) => {
      const row = document.elementFromPoint(box.left + 20, y)?.closest('.tl-body > [role=row], .tl-overlay');
      return row != null && row.textContent !== '';
    };
    for (let step = 1; step <= steps; step++) {
      scroller.scrollTop = ((scroller.scrollHeight - scroller.clientHeight) * step) / steps;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (let y = box.top + 60; y < box.bottom - 4; y += 32) if (!isPainted(y)) missing += 1;
    }
    return { steps, missing };
  });

  expect({ steps, missing }).toEqual({ steps: 90, missing: 0 });
});

test('fills in the fine print once a race is over', async ({ page }) => {
  const grid = await openExample(page, { rows: 10_000, plain: 1 });
  await grid.evaluate(async (scroller) => {
    for (let step = 1; step <= 20; step++) {
      scroller.scrollTop = step * 9000;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

  await expect(grid.locator('.tl-bar').first()).toHaveAccessibleName(/\d\d:\d\d to/);
  await expect(grid.getByRole('gridcell').first()).toHaveAccessibleName(/(item|items), \d+ hours|Team/);
});

test('a move draws exactly one row again', async ({ page }) => {
  await openExample(page, { rows: 1000, plain: 1 });

  const drawn = await page.evaluate(async () => {
    const before = window.__timeline.renderedRows;
    window.__timeline.move(3, 15);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.__timeline.renderedRows - before;
  });

  expect(drawn).toBe(1);
  await expect(page.getByRole('button', { name: 'Dov Isle, 07:15 to 15:15, early' })).toBeVisible();
});

test('a move that needs another lane also draws one row, and the rows below give way', async ({ page }) => {
  const grid = await openExample(page, { rows: 100, plain: 1 });
  const below = grid.getByRole('rowheader', { name: 'Elif Cole, Survey' });
  const before = (await below.boundingBox())!.y;

  const drawn = await page.evaluate(async () => {
    const before = window.__timeline.renderedRows;
    window.__timeline.move(3, 24 * 60);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.__timeline.renderedRows - before;
  });

  expect(drawn).toBe(1);
  expect((await below.boundingBox())!.y).toBe(before + 32);
});

test('the uppermost row stays where it is when rows above it change', async ({ page }) => {
  const grid = await openExample(page, { rows: 100 });
  await grid.evaluate(async (scroller) => {
    scroller.scrollTop = 2600;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const header = grid.getByRole('rowheader').filter({ visible: true });
  const name = await header.nth(8).getAttribute('aria-label');
  const before = (await grid.getByRole('rowheader', { name: name! }).boundingBox())!.y;

  await page.evaluate(async () => {
    window.__timeline.move(3, 24 * 60);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

  expect((await grid.getByRole('rowheader', { name: name! }).boundingBox())!.y).toBe(before);
});

test('the group of the first visible row sticks and is pushed by the next', async ({ page }) => {
  const grid = await openExample(page, { rows: 100 });
  const overlay = grid.locator('.tl-overlay > .tl-row');
  await expect(overlay).toHaveCount(0);

  await grid.evaluate((scroller) => (scroller.scrollTop = 600));
  await expect(overlay).toContainText('Team 1 (50)');
  await overlay.click({ position: { x: 20, y: 10 } });

  await expect(grid.getByRole('row').nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay).toHaveCount(0);
});

test('the sticky group stands below the strip', async ({ page }) => {
  const grid = await openExample(page, { rows: 100, zoom: 'day' });
  const strip = (await grid.getByRole('rowheader', { name: 'At work' }).boundingBox())!;

  await grid.evaluate((scroller) => (scroller.scrollTop = 600));

  const overlay = (await grid.locator('.tl-overlay > .tl-row').boundingBox())!;
  expect(Math.abs(overlay.y - strip.y - strip.height)).toBeLessThanOrEqual(1);
});
