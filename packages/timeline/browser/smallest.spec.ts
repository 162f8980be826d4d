import { expect, test } from '@playwright/test';

test('the example of the README draws its booking and answers a click', async ({ page }) => {
  await page.goto('/smallest.html');
  const grid = page.getByRole('treegrid', { name: 'Bookings' });
  await expect(grid.getByRole('gridcell', { name: 'Workshop, 2026-06-16, 1 bookings' })).toBeVisible();

  await grid.getByRole('button', { name: 'Welding, 9 to 17' }).click();

  await expect(page).toHaveTitle('open');
});
