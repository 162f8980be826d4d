import { expect, type Page, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { expectNoViolations } from '../support/page-checks';
import { fillLogin } from '../support/session';

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer({ HORAE_SEED: 'demo', PUBLIC_URL: 'http://horae.hotel.example' });
});
test.afterAll(() => server.stop());

const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'Anyone can log in to this server' });

async function logInAt(page: Page, path: string, account: { email: string; password: string }): Promise<void> {
  await page.goto(`${server.address}/login`);
  await fillLogin(page, account);
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await page.goto(server.address + path);
}

test('administrators are warned on every page of an open server until the demo passwords are changed', async ({
  page,
}) => {
  await logInAt(page, '/people', { email: 'admin@demo.com', password: 'admin' });
  await expect(warning(page)).toContainText('admin@demo.com, client@demo.com');
  await expectNoViolations(page);

  await warning(page).getByRole('link', { name: 'Change your password' }).press('Enter');
  await page.getByLabel('Current password').fill('admin');
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill('stone and sea 77');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(warning(page)).not.toContainText('admin@demo.com');
  await expect(warning(page)).toContainText('client@demo.com');
  await expect(warning(page).getByRole('link', { name: 'Change your password' })).toHaveCount(0);

  await warning(page).getByRole('link', { name: 'Open the accounts' }).click();
  await expect(page).toHaveURL(/\/accounts/);
  await page.getByRole('link', { name: 'Nikos Vlachos' }).click();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(warning(page)).toHaveCount(0);
});
