import { expect, test } from '@playwright/test';
import { activeByCall, password } from '../support/invited';
import { fillLogin } from '../support/session';

test('Greek is chosen at the login, follows the account to another device, and leads back to English', async ({
  page,
  browser,
}) => {
  const hotel = { hotel: 1003, scope: 'hotel', employeeId: null, mayClock: false, mayApprove: false };
  const rights = { mayPlan: false, mayPayroll: false, mayMail: false };
  const { email } = await activeByCall(page, 'Ελένη Βλάχου', { grants: [{ ...hotel, ...rights }] });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Ελληνικά' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  await expect(page.getByRole('button', { name: 'Ελληνικά' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(password);
  const saved = page.waitForResponse((response) => response.url().endsWith('/auth/language'));
  await page.getByRole('button', { name: 'Σύνδεση' }).click();
  expect((await saved).status()).toBe(200);

  const second = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await second.goto('/login');
  await fillLogin(second, { email, password });
  await expect(second.getByRole('treegrid').getByRole('row').nth(2)).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('lang', 'el');
  await second.getByRole('button', { name: /Ελληνικά/ }).click();
  await second.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await second.close();
});

test('what the server refuses is said in Greek', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Ελληνικά' }).click();
  await page.getByLabel('E-mail').fill('nobody@demo.com');
  await page.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Σύνδεση' }).click();

  await expect(page.getByText('Λάθος e-mail ή κωδικός')).toBeVisible();
});
