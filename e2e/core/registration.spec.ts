import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { fillLogin, logOut } from '../support/session';

const password = 'olive branch 42';
const newEmail = () => `anna.${randomUUID()}@hotel.example`;

async function fillRegistration(page: Page, email: string, confirm = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirm);
  await page.getByRole('checkbox', { name: 'I agree to the privacy policy' }).check();
}

test('a good form creates the account once, signs in, and the pair logs in again', async ({ page }) => {
  const email = newEmail();
  await page.goto('/register');
  await fillRegistration(page, email);
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/register')) created.push(request.method());
  });
  await page.getByRole('button', { name: 'Create account' }).dblclick();

  await expect(page.getByText('No hotels are assigned to you.')).toBeVisible();
  expect(created).toHaveLength(1);

  await logOut(page);
  await fillLogin(page, { email, password });
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});

test('an address in use and passwords that differ are said in the exact words', async ({ page }) => {
  await page.goto('/register');
  await fillRegistration(page, 'admin@demo.com', 'something else');
  await expect(page.getByText('This email is already in use.')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByText('Passwords dont match.')).toBeVisible();
  await expect(page).toHaveURL(/\/register/);

  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('Welcome2026!');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too common/);

  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email is already in use.')).toBeVisible();
  await expect(page).toHaveURL(/\/register/);
});

test('a check that fails does not stop the form', async ({ page }) => {
  await page.goto('/register');
  await page.route('**/auth/register/check', (route) => route.abort(), { times: 1 });
  await fillRegistration(page, newEmail());
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByText('No hotels are assigned to you.')).toBeVisible();
});

test('the policy opens as a dialog and gives the focus back', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Read the privacy policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy policy' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Read the privacy policy' })).toBeFocused();
});

for (const email of ['admin@demo.com', 'nobody@hotel.example']) {
  test(`asking for a reset link of ${email} answers neutrally`, async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();

    await expect(page.getByText('If this address is known, a link is on its way.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('a bad link cannot reset, and a mismatch is said first', async ({ page }) => {
  await page.goto('/reset-password?token=no-such-token');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill('another one 42');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Passwords dont match.')).toBeVisible();

  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired.');
  await expect(page.getByRole('link', { name: 'Request a new one' })).toBeVisible();
});
