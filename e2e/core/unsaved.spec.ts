import { expect, type Locator, type Page, test } from '@playwright/test';
import { accounts, enter, fillLogin } from '../support/session';

const restored = (page: Page) => page.getByText('Your unsaved changes were restored');

/** Invalidates the tokens, as if they had expired overnight; the page notices by itself. */
async function expire(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['accessToken', 'refreshToken']) localStorage.setItem(name, JSON.stringify('no.such.token'));
  });
  await expect(page).toHaveURL(/\/login\?.*reason=expired/, { timeout: 15_000 });
}

const forms: [path: string, field: (page: Page) => Locator][] = [
  ['/users?open=add', (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Full name' })],
  ['/email/inbox?compose=new', (page) => page.getByRole('textbox', { name: 'Subject' })],
  ['/invoices/new', (page) => page.getByRole('textbox', { name: 'Salesperson' })],
  ['/blog/new', (page) => page.getByRole('textbox', { name: 'Title' })],
  ['/chat/1', (page) => page.getByRole('textbox', { name: /^Message / })],
  ['/profile', (page) => page.getByRole('textbox', { name: 'What is new?' })],
  ['/account-settings?tab=information', (page) => page.getByRole('textbox', { name: 'Bio' })],
  ['/accounts/2', (page) => page.getByRole('textbox', { name: 'Full name' })],
];

for (const [path, field] of forms) {
  test(`what was typed at ${path} comes back after the session expired`, async ({ page }) => {
    await enter(page, path);
    await field(page).fill('Half a sentence');
    await expire(page);
    await fillLogin(page, accounts.admin);

    await expect(field(page)).toHaveValue('Half a sentence');
    await expect(restored(page)).toBeVisible();
  });
}

test('nobody else sees it', async ({ page }) => {
  const message = page.getByRole('textbox', { name: /^Message / });
  await enter(page, '/chat/1');
  await message.fill('Between us');
  await expire(page);
  await fillLogin(page, accounts.client);

  await expect(message).toBeVisible();
  await expect(message).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
});

test('a password is not kept', async ({ page }) => {
  await enter(page, '/account-settings?tab=password');
  await page.getByLabel('Current password').fill('secret');
  await expire(page);
  await fillLogin(page, accounts.admin);

  await expect(page.getByLabel('Current password')).toHaveValue('');
});
