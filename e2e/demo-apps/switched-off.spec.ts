import { expect, test } from '@playwright/test';
import { makeAdministrator, type OwnServer, startEmptyServer } from '../support/own-server';
import { fillLogin } from '../support/session';

const owner = { email: 'owner@kenos.example', password: 'bare walls 41' };
let server: OwnServer;

test.beforeAll(async () => {
  server = await startEmptyServer();
  await makeAdministrator(server, owner.email, owner.password);
});
test.afterAll(() => server.stop());

test('a house of its own has no samples in its menu, its search and at their addresses', async ({ page }) => {
  await page.goto(`${server.address}/login`);
  await fillLogin(page, owner);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${server.address}/people`);
  await expect(page.getByRole('link', { name: 'People' }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Shop' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Demo apps' })).toHaveCount(0);

  for (const path of ['/shop', '/blog/1', '/invoices/new', '/profile']) {
    await page.goto(server.address + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.locator('code')).toHaveText(path);
  }

  await page.goto(`${server.address}/search?q=kanban`);
  await expect(page.getByText('No results for “kanban”.')).toBeVisible();
});
