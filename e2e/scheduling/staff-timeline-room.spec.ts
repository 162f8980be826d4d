import { expect, type Page, test } from '@playwright/test';
import { logInAtHotel } from '../support/session';
import { openTimeline } from '../support/staff-timeline';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' });

test('a day keeps its label in view while its hours move sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await logInAtHotel(page);
  await openTimeline(page, '?view=day');
  const head = grid(page).getByRole('columnheader').nth(1);
  const label = head.getByText(/^\w+day, /);
  await expect(label).toBeInViewport({ ratio: 1 });
  await grid(page).evaluate((part) => {
    for (let one: Element | null = part; one; one = one.parentElement) one.scrollLeft = 10_000;
    for (const one of part.querySelectorAll('*')) one.scrollLeft = 10_000;
  });
  const [names, day] = [grid(page).getByRole('columnheader').first(), head];
  const edge = await names.evaluate((part) => part.getBoundingClientRect().right);
  // The hours did move.
  expect((await day.boundingBox())!.x).toBeLessThan(edge - 50);
  await expect(label).toBeInViewport({ ratio: 1 });
  expect((await label.boundingBox())!.x).toBeGreaterThanOrEqual(edge);
});

test('a pinned menu hides no day of a month at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtHotel(page);
  await page.goto('/staff-timeline?view=month&date=2026-10-15');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.hover();
  await menu.getByRole('button', { name: 'Pin menu' }).click();
  await page.mouse.move(900, 500);
  await expect(menu).toHaveCSS('width', '264px');
  const heads = grid(page).getByRole('columnheader');
  await expect(heads).toHaveCount(33);
  const edges = () =>
    heads.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  await expect.poll(async () => (await edges()).at(-1)![1]).toBeLessThanOrEqual(1440);
  const all = await edges();
  expect(all[0]![0]).toBeGreaterThanOrEqual(264);
  for (const [at, [, right]] of all.slice(0, -1).entries()) expect(right).toBeLessThanOrEqual(all[at + 1]![0]! + 1);
});
