import { expect, test } from '@playwright/test';
import { activeByCall, password } from '../support/invited';
import { fillLogin, logIn, logInAtHotel, logOut, storedValues } from '../support/session';

const withoutRights = { mayClock: false, mayApprove: false, mayPlan: false, mayPayroll: false };

test('a first login says why it asks for the hotel, and the next one leads to the last hotel', async ({ page }) => {
  const grants = [
    { hotel: 1003, scope: 'hotel', ...withoutRights },
    { hotel: 1004, scope: 'hotel', ...withoutRights },
  ];
  const { email } = await activeByCall(page, 'Guest of two', { grants });
  const enterAgain = async () => {
    await page.goto('/login');
    await fillLogin(page, { email, password });
    await expect(page).toHaveURL(/\/staff-timeline/);
  };
  await enterAgain();
  await expect(page.getByText(/^You work in several hotels/)).toBeVisible();
  const kept = page.waitForResponse(/\/auth\/last-hotel$/);
  await page.getByRole('radio', { name: /\b1004\b/ }).dblclick();

  await expect(page.getByRole('button', { name: /^Hotel: / })).toBeVisible();
  await expect(page.getByText(/^Now showing /)).toBeVisible();
  expect(await storedValues(page)).toMatchObject({
    selectedHotel: { ErpCompanyId: 1004 },
    selectedApp: { ErpCompanyId: 1004 },
  });
  expect((await kept).status()).toBe(200);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Hotel: / })).toBeVisible();

  await logOut(page);
  expect(await storedValues(page)).not.toHaveProperty('selectedHotel');

  await enterAgain();
  await expect(page.getByRole('button', { name: /^Hotel: / })).toBeVisible();
  expect(await storedValues(page)).toMatchObject({ selectedHotel: { ErpCompanyId: 1004 } });
});

test('an account with one hotel is not asked', async ({ page }) => {
  await logIn(page, 'client');

  await expect(page.getByRole('button', { name: /^Hotel: / })).toBeVisible();
  await page.goto('/select-hotel');
  await expect(page).toHaveURL(/\/staff-timeline/);
});

test('the picker works by keys and keeps its search in the address', async ({ page }) => {
  await logIn(page);
  await page.goto('/select-hotel');
  await page.getByRole('searchbox', { name: 'Search hotels' }).fill('1004');
  await expect(page).toHaveURL(/\?q=1004$/);
  await expect(page.getByRole('radiogroup', { name: 'Hotels' }).getByRole('radio')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await page.getByRole('radiogroup', { name: 'Hotels' }).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  const name = await page.getByRole('radio', { checked: true }).getAttribute('aria-label');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: `Hotel: ${name?.split(',')[0]}` })).toBeVisible();
});

test('the navbar shows the hotel and changes it by keys', async ({ page }) => {
  await logInAtHotel(page);
  await page.getByRole('button', { name: /^Hotel: / }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox', { name: 'Hotels' });
  await expect(list.getByRole('option', { selected: true })).toContainText('1003');
  await page.keyboard.press('ArrowDown');
  const marked = list.locator('[data-active]');
  await expect(marked).not.toContainText('1003');
  const name = await marked.locator('span').first().textContent();
  await page.keyboard.press('Enter');

  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Hotel: ${name}` })).toBeVisible();
  expect(await storedValues(page)).not.toMatchObject({ selectedHotel: { ErpCompanyId: 1003 } });
});

test('a change in another tab is said, and taken over when asked', async ({ page, context }) => {
  await logInAtHotel(page);
  const other = await context.newPage();
  await other.goto('/select-hotel');
  await other.getByRole('radio', { name: /\b1004\b/ }).click();
  await other.getByRole('button', { name: 'Continue' }).click();
  const name = await other.getByRole('button', { name: /^Hotel: / }).getAttribute('aria-label');

  await expect(page.getByText('Hotel changed in another tab.')).toBeVisible();
  await expect(page.getByRole('button', { name: name as string })).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload view' }).click();

  await expect(page.getByRole('button', { name: name as string })).toBeVisible();
});
