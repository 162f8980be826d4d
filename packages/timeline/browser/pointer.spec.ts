import { expect, test } from '@playwright/test';
import { commandsOf, openExample } from './open-example';

test('clicks open bars, names, headers and totals; a day only takes the focus', async ({ page }) => {
  const grid = await openExample(page);
  await grid.getByRole('button', { name: 'Ada Arden, 07:00 to 15:00, early' }).first().click();
  await grid.getByRole('rowheader', { name: 'Bo Heath, Repair' }).click();
  await grid.getByRole('gridcell', { name: /^Bo Heath, \d+ hours$/ }).click();
  await grid.getByRole('gridcell', { name: 'Monday, June 15, 74 people' }).click();
  const day = grid.getByRole('gridcell', { name: 'Bo Heath, Wednesday, June 17, 0 items' });
  await day.click();
  await expect(day).toBeFocused();
  await day.dblclick();

  expect(await commandsOf(page)).toMatchObject([
    { type: 'open', kind: 'item', row: 0, via: 'pointer' },
    { type: 'open', kind: 'row', row: 1 },
    { type: 'open', kind: 'row-total', row: 1 },
    { type: 'open', kind: 'column-total', date: '2026-06-15' },
    { type: 'open', kind: 'cell', row: 1, date: '2026-06-17' },
  ]);
});

test('Alt+wheel zooms and keeps the instant under the pointer, Ctrl+wheel is left to the browser', async ({ page }) => {
  const grid = await openExample(page);
  const wednesday = (await grid.getByRole('columnheader', { name: 'Wednesday, June 17' }).boundingBox())!;
  await page.mouse.move(wednesday.x + wednesday.width / 2, 300);

  await page.keyboard.down('Alt');
  await page.mouse.wheel(0, 120);
  await page.keyboard.up('Alt');

  await expect(grid).toHaveClass(/tl-zoom-two-weeks/);
  const [command] = await commandsOf(page);
  expect(command).toMatchObject({ type: 'zoom', direction: 'out' });
  expect(new Date(command!['instant'] as number).toISOString()).toMatch(/^2026-06-17T0[89]/);
  const isPrevented = await grid.evaluate((grid) => {
    const wheel = new WheelEvent('wheel', { deltaY: 120, ctrlKey: true, bubbles: true, cancelable: true });
    return !grid.dispatchEvent(wheel);
  });
  expect(isPrevented).toBe(false);
});

test('zooming in where the day is wider than the view brings the instant back under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  const grid = await openExample(page);
  const tuesday = (await grid.getByRole('columnheader', { name: 'Tuesday, June 16' }).boundingBox())!;
  const x = tuesday.x + tuesday.width * 0.75;
  await page.mouse.move(x, 300);

  await page.keyboard.down('Alt');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Alt');

  await expect(grid).toHaveClass(/tl-zoom-day/);
  const six = await grid.locator('.tl-tick').filter({ hasText: /^18$/ }).boundingBox();
  expect(Math.abs(six!.x - x)).toBeLessThan(6);
});

test('resting on a bar asks for a tooltip, Escape and leaving end it', async ({ page }) => {
  const grid = await openExample(page);
  const bar = grid.getByRole('button', { name: 'Ada Arden, 07:00 to 15:00, early' }).first();

  await bar.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Ada Arden: 07:00 to 15:00');
  await bar.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await grid.getByRole('button', { name: 'Bo Heath, 07:00 to 15:00, early' }).first().hover();
  await expect(page.getByRole('tooltip')).toHaveText('Bo Heath: 07:00 to 15:00');
  await page.getByRole('heading').hover();

  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('"+n" stands for the chips that found no lane and opens the day', async ({ page }) => {
  const grid = await openExample(page, { zoom: 'month' });
  await page.evaluate(() => {
    window.__timeline.move(9, 0);
    for (const id of [90_001, 90_002]) window.__timeline.add(9, id, '2026-06-15');
  });
  const more = grid.getByRole('button', { name: 'Juno Marsh, Monday, June 15, 2 more' });
  await expect(more).toHaveText('+2');

  await more.click();

  expect(await commandsOf(page)).toMatchObject([{ type: 'open', kind: 'cell', row: 9, date: '2026-06-15' }]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 600, height: 844 }, hasTouch: true });

  test('a sideways swipe asks for the next period, a short one does not', async ({ page }) => {
    const grid = await openExample(page, { zoom: 'two-weeks' });
    const touch = (type: string, x: number) =>
      grid.dispatchEvent(type, { pointerType: 'touch', pointerId: 5, clientX: x, clientY: 400, bubbles: true });

    for (const [type, x] of [
      ['pointerdown', 400],
      ['pointermove', 380],
      ['pointerup', 380],
    ] as const)
      await touch(type, x);
    for (const [type, x] of [
      ['pointerdown', 400],
      ['pointermove', 300],
      ['pointerup', 250],
    ] as const)
      await touch(type, x);

    expect(await commandsOf(page)).toEqual([{ type: 'navigate', by: 1, via: 'swipe' }]);
  });

  test('a pinch zooms', async ({ page }) => {
    const grid = await openExample(page);
    const touch = (type: string, pointerId: number, x: number) =>
      grid.dispatchEvent(type, { pointerType: 'touch', pointerId, clientX: x, clientY: 400, bubbles: true });

    await touch('pointerdown', 1, 300);
    await touch('pointerdown', 2, 400);
    await touch('pointermove', 2, 440);

    expect(await commandsOf(page)).toMatchObject([{ type: 'zoom', direction: 'in' }]);
  });
});
