import { expect, test } from '@playwright/test';
import { activeByCall, password } from '../support/invited';
import { asAdmin, kioskHotel, personWithNumber } from '../support/kiosk';
import { clipped, expectNoViolations } from '../support/page-checks';

test('Albanian is chosen at the login and is kept; the own time is in it, other pages are English', async ({
  page,
}) => {
  const person = await personWithNumber(await asAdmin(page));
  const rights = { mayClock: true, mayApprove: false, mayPlan: false, mayPayroll: false };
  const grants = [{ hotel: kioskHotel, scope: 'self', employeeId: person.employeeId, ...rights }];
  const { email } = await activeByCall(page, person.name, { grants });
  const html = page.locator('html');
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto('/login?returnTo=%2Fmy-time');
  await page.getByRole('button', { name: 'Shqip' }).click();
  await expect(html).toHaveAttribute('lang', 'sq');
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
  await expect(page.getByText('Shkruani fjalëkalimin tuaj.')).toBeVisible();
  await page.getByLabel('E-mail ose emri i hyrjes').fill(email);
  await page.getByLabel('Fjalëkalimi', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
  await expect(page.getByText('E-maili ose fjalëkalimi është i gabuar')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Keni harruar fjalëkalimin?' }).click();
  await expect(page.getByRole('heading', { name: 'Ndryshoni fjalëkalimin' })).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/login?returnTo=%2Fmy-time');
  await page.getByRole('button', { name: 'Shqip' }).click();
  await page.getByLabel('E-mail ose emri i hyrjes').fill(email);
  await page.getByLabel('Fjalëkalimi', { exact: true }).fill(password);
  const saved = page.waitForResponse((response) => response.url().endsWith('/auth/language'));
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Koha ime' })).toBeVisible();

  await page.getByRole('button', { name: 'Shëno hyrjen', exact: true }).click();
  await expect(page.getByText(/^Në punë që nga ora \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Muaji im' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'sq');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => clipped(page)).toEqual([]);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Kërko korrigjim', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Kërko korrigjim' })).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/account-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Koha ime' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'sq');
});

test('only the language in use is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Shqip' })).toBeVisible();
  const ofAlbanian = () => fetched.filter((path) => /\/sq-[\w-]+\.js$/.test(path));
  expect(ofAlbanian()).toEqual([]);

  await page.getByRole('button', { name: 'Shqip' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
  expect(ofAlbanian()).toHaveLength(1);
});
