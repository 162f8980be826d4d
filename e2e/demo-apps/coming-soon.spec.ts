import { expect, test } from '@playwright/test';
import { enter } from '../support/session';
import { wide } from '../support/wide';

test('coming soon counts down, takes an address once it is one, and is open to all', async ({ page }) => {
  await page.goto('/coming-soon');
  await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible();
  const timer = page.getByRole('timer', { name: 'Time left' });
  await expect(timer).toContainText('days');
  const shown = await timer.textContent();
  await expect(timer).not.toHaveText(shown!);

  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody');
  await email.press('Enter');
  await expect(page.getByText('Enter an e-mail address, for example anna@hotel.gr.')).toBeVisible();
  await email.fill(`soon${Date.now()}@hotel.example`);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText(/^We will write to soon\d+@hotel\.example on /)).toBeVisible();
});

test('maintenance notices by itself and by Retry that the server is away and back again', wide, async ({ page }) => {
  await page.clock.install();
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
  await expect(page.getByText('The server is back. You can continue.')).toBeVisible();
  await page.route('**/ready', (route) => route.abort());
  await page.clock.runFor(31_000);
  await expect(page.getByText(/The server did not answer/)).toBeVisible();
  await page.unroute('**/ready');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The server is back. You can continue.')).toBeVisible();
});

test('only administrators have both in the menu; a client may open them by address', wide, async ({ page }) => {
  await enter(page, '/coming-soon', 'client');
  await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('button', { name: 'Demo apps' })).toBeAttached();
  await expect(menu.getByRole('link', { name: 'Coming soon', includeHidden: true })).toHaveCount(0);
});
