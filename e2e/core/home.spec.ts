import { expect, test } from '@playwright/test';
import { activeByCall, inviteByCall, linkTo, password } from '../support/invited';
import { asAdmin, kioskHotel, personWithNumber } from '../support/kiosk';
import { expectNoViolations } from '../support/page-checks';
import { enter, logInAtHotel } from '../support/session';
import { wide } from '../support/wide';

test('the logo leads a manager home: today’s duty, what waits, the figures of the week', async ({ page }) => {
  await logInAtHotel(page, 'client');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('Today').getByText('At work now')).toBeVisible();
  await expect(region('Needs your attention').getByRole('link').first()).toBeVisible();
  await expect(region('This week').getByText('Planned hours')).toBeVisible();
  await expectNoViolations(page);

  await region('Today').getByRole('link', { name: 'On duty now' }).click();
  await expect(page).toHaveURL(/\/on-duty$/);
});

test('the home of a manager fits a phone, in the dark skin too', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('skin', '"dark"'));
  await enter(page, '/home', 'client');
  await expect(page.getByRole('region', { name: 'Needs your attention' }).getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
});

test('the home of an employee has the next shift and this week, and nothing of the hotel', async ({ page }) => {
  const { employeeId, name } = await personWithNumber(await asAdmin(page));
  const rights = { mayClock: true, mayApprove: false, mayPlan: false, mayPayroll: false };
  const grants = [{ hotel: kioskHotel, scope: 'self', employeeId, ...rights }];
  const { userData, accessToken, refreshToken } = (await activeByCall(page, name, { grants })).session;
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken, selectedHotel: userData.hotels[0] },
  );
  await page.goto('/home');

  const week = page.getByRole('region', { name: 'Your week' });
  await expect(week.getByRole('heading', { name: 'Next shift' })).toBeVisible();
  await expect(week.getByRole('definition')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Needs your attention' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'This week' })).toHaveCount(0);
  await expectNoViolations(page);
});

test('somebody who leads others lands on their people after the invitation, and finds the own week below', async ({
  page,
}) => {
  const { employeeId, name } = await personWithNumber(await asAdmin(page));
  const rights = { mayClock: true, mayApprove: true, mayPlan: false, mayPayroll: false };
  const { email } = await inviteByCall(page, name, {
    grants: [{ hotel: kioskHotel, scope: 'hotel', employeeId, ...rights }],
  });
  await page.goto(await linkTo(page, email));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Choose password and log in' }).click();

  await expect(page).toHaveURL(/\/staff-timeline$/);
  await expect(page.getByRole('treegrid', { name: 'Staff timeline' }).getByRole('row').nth(5)).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Your week' }).getByRole('definition')).toHaveCount(7);
  const regions = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((all) =>
      all.map(
        (one) => one.ariaLabel ?? document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    );
  expect(regions.indexOf('This week')).toBeLessThan(regions.indexOf('Your week'));
  expect(regions).toContain('This week');
});
