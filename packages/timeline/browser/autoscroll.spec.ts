import { expect, type Locator, type Page, test } from '@playwright/test';
import { changesOf, openEditing } from './open-editing';

interface Spot {
  x: number;
  y: number;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** What is under a point, below the ghosts: the id of its row and the number of its day, counted from 0. */
const under = (page: Page, { x, y }: Spot): Promise<{ row: number; day: number }> =>
  page.evaluate(
    ([left, top]) => {
      const all = document.elementsFromPoint(left, top);
      const cell = all.map((one) => one.closest('.tl-resource [aria-colindex]')).find(Boolean)!;
      const index = Number(cell.closest('[aria-rowindex]')!.getAttribute('aria-rowindex'));
      // Above the first fifty people are the head and their group, and one more group is above the others.
      return { row: index < 53 ? index - 3 : index - 4, day: Number(cell.getAttribute('aria-colindex')) - 2 };
    },
    [x, y] as const,
  );

const hasDayUnder = (page: Page, { x, y }: Spot): Promise<boolean> =>
  page.evaluate(
    ([left, top]) => document.elementsFromPoint(left, top).some((one) => one.closest('.tl-resource [aria-colindex]')),
    [x, y] as const,
  );

const scrollOf = (grid: Locator): Promise<Spot> => grid.evaluate(({ scrollLeft: x, scrollTop: y }) => ({ x, y }));

/** Where a short bar is that lies in the middle of the view. */
async function barInMiddle(grid: Locator): Promise<Spot> {
  const box = (await grid.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const bars = await grid.locator('.tl-resource .tl-cell [data-item]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width };
    }),
  );
  const distance = (spot: Spot) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  return bars.filter(({ width }) => width < 90).sort((a, b) => distance(a) - distance(b))[0]!;
}

/** A spot at an edge of the part of the grid that scrolls. */
async function edgeOf(grid: Locator, side: Side, from: Spot, dir: string): Promise<Spot> {
  const box = (await grid.boundingBox())!;
  const name = (await grid.locator('.tl-resource .tl-name').first().boundingBox())!;
  const total = (await grid.locator('.tl-resource .tl-total').first().boundingBox())!;
  const head = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
  const foot = (await grid.locator('.tl-foot').boundingBox())!;
  const [start, end] = dir === 'rtl' ? [total, name] : [name, total];
  if (side === 'left') return { x: start.x + start.width + 6, y: from.y };
  if (side === 'right') return { x: end.x - 6, y: from.y };
  if (side === 'top') return { x: from.x, y: head.y + head.height + 8 };
  return { x: from.x, y: Math.min(foot.y, box.y + box.height) - 8 };
}

/** Waits until a grid that has scrolled by itself stands still. */
async function untilAtRest(page: Page, grid: Locator): Promise<void> {
  for (let before = await scrollOf(grid); ; ) {
    await page.waitForTimeout(150);
    const now = await scrollOf(grid);
    if (now.x === before.x && now.y === before.y) return;
    before = now;
  }
}

for (const dir of ['ltr', 'rtl']) {
  for (const zoom of ['two-weeks', 'week'] as const) {
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      test(`${dir}, ${zoom}: the grid scrolls to the ${side}, and what is dragged lands where it is seen`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 800, height: 700 });
        const grid = await openEditing(page, zoom, { dir });
        await grid.evaluate((element, isRtl) => {
          element.scrollTop = 1500;
          element.scrollLeft = (isRtl ? -1 : 1) * ((element.scrollWidth - element.clientWidth) / 2);
        }, dir === 'rtl');
        await expect.poll(async () => (await scrollOf(grid)).y).toBe(1500);
        await untilAtRest(page, grid);
        const from = await barInMiddle(grid);
        await expect.poll(() => hasDayUnder(page, from)).toBe(true);
        const began = { ...(await under(page, from)), scroll: await scrollOf(grid) };
        const ghost = grid.locator('.tl-ghost');
        const centre = async (): Promise<Spot> => {
          const { x, y, width, height } = (await ghost.boundingBox())!;
          return { x: x + width / 2, y: y + height / 2 };
        };

        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        const edge = await edgeOf(grid, side, from, dir);
        await page.mouse.move((from.x + edge.x) / 2, (from.y + edge.y) / 2);
        await page.mouse.move(edge.x, edge.y);
        const isSideways = side === 'left' || side === 'right';
        const sign = side === 'left' || side === 'top' ? -1 : 1;
        const way = async () => {
          const now = await scrollOf(grid);
          return sign * (isSideways ? now.x - began.scroll.x : now.y - began.scroll.y);
        };
        // Past all rows that were drawn when it began.
        await expect.poll(way).toBeGreaterThan(isSideways ? 100 : 1000);
        await expect(ghost).toHaveCount(1);
        // Over the name of a group it is on the first person below.
        await expect.poll(async () => Math.abs((await centre()).y - edge.y)).toBeLessThan(66);

        // Away from the edge it stands still; the ghost is under the pointer.
        const rest = { x: from.x + (isSideways ? 0 : 70), y: from.y + (isSideways ? 60 : 0) };
        await page.mouse.move(rest.x, rest.y, { steps: 3 });
        await untilAtRest(page, grid);
        // The name of a group has no days.
        if (!(await hasDayUnder(page, rest))) {
          rest.y += 48;
          await page.mouse.move(rest.x, rest.y);
        }
        await expect.poll(async () => Math.abs((await centre()).x - rest.x)).toBeLessThan(zoom === 'week' ? 3 : 64);
        await expect.poll(async () => Math.abs((await centre()).y - rest.y)).toBeLessThan(66);
        const { row, day } = await under(page, rest);
        const travelled = { ...(await scrollOf(grid)) };
        await page.mouse.up();
        await expect(ghost).toHaveCount(0);
        const [move] = await changesOf(page);
        expect(move).toMatchObject({ type: 'move', moves: [{ from: began.row, to: row }], isCopy: false });
        if (zoom === 'two-weeks') expect(move!['days']).toBe(day - began.day);
        else {
          const px = (rest.x - from.x + travelled.x - began.scroll.x) * (dir === 'rtl' ? -1 : 1);
          const { width } = (await grid.getByRole('columnheader').nth(1).boundingBox())!;
          expect(Math.abs((move!['minutes'] as number) - (px / width) * 1440)).toBeLessThan(16);
        }
      });
    }
  }

  test(`${dir}: in a corner the grid scrolls both ways, and Escape gives back what is far from its row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    const grid = await openEditing(page, 'two-weeks', { dir });
    const from = await barInMiddle(grid);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const [end, bottom] = [
      await edgeOf(grid, dir === 'rtl' ? 'left' : 'right', from, dir),
      await edgeOf(grid, 'bottom', from, dir),
    ];
    await page.mouse.move(end.x, bottom.y, { steps: 4 });
    await expect.poll(async () => (await scrollOf(grid)).y).toBeGreaterThan(1500);
    expect(Math.abs((await scrollOf(grid)).x)).toBeGreaterThan(100);
    await expect(grid.locator('.tl-ghost')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(grid.locator('.tl-ghosts > *')).toHaveCount(0);
    await expect(grid).not.toHaveAttribute('data-dragging');
    await page.mouse.up();
    expect(await changesOf(page)).toEqual([]);
    await grid.evaluate((element) => element.scrollTo({ top: 0, left: 0 }));
    await expect(grid.locator('[data-held]')).toHaveCount(0);
  });

  test(`${dir}: what keys hold is carried over virtual rows and days that are out of view`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    const grid = await openEditing(page, 'two-weeks', { dir });
    await grid.locator('[aria-rowindex="3"] > [aria-colindex="2"]').focus();
    await page.keyboard.press('Space');
    for (let row = 0; row < 40; row++) await page.keyboard.press('ArrowDown');
    for (let day = 0; day < 12; day++) await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const ghost = grid.locator('.tl-ghost');
    await expect(ghost).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = (await ghost.boundingBox())!;
    const seen = await under(page, { x: x + width / 2, y: y + height / 2 });
    expect(seen).toEqual({ row: 40, day: 12 });
    await page.keyboard.press('Enter');
    expect(await changesOf(page)).toMatchObject([{ type: 'move', moves: [{ from: 0, to: 40 }], days: 12 }]);
  });
}
