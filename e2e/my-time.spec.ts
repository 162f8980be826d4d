import { expect, type Page, test } from '@playwright/test';
import { activeByCall } from './support/invited';
import { asAdmin, type KioskPerson, kioskHotel, personWithNumber } from './support/kiosk';
import { expectNoViolations, settled } from './support/page-checks';
import { enter } from './support/session';

/** Signed in as somebody who may clock at the hotel. */
async function enterAsEmployee(page: Page): Promise<KioskPerson> {
  const person = await personWithNumber(await asAdmin(page));
  const { employeeId } = person;
  const rights = { mayClock: true, mayApprove: false, mayPlan: false, mayPayroll: false };
  const grants = [{ hotel: kioskHotel, scope: 'self', employeeId, ...rights }];
  const { session } = await activeByCall(page, person.name, { grants });
  const { userData, accessToken, refreshToken } = session;
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken, selectedHotel: userData.hotels[0] },
  );
  await page.goto('/my-time');
  return person;
}

test('an employee clocks in and out and sees it, by keyboard too', async ({ page }) => {
  await enterAsEmployee(page);
  await expect(page.getByText('Not at work')).toBeVisible();
  await expect(page.getByText('Nothing clocked today.')).toBeVisible();
  await page.getByRole('button', { name: 'Clock in', exact: true }).click();
  await expect(page.getByText(/^At work since \d\d:\d\d$/)).toBeVisible();
  const rows = page.getByRole('table', { name: "Today's punches" }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await settled(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Clock out', exact: true }).press('Enter');
  await expect(page.getByText('Not at work')).toBeVisible();
  await expect(rows).toHaveCount(3);
});

test('a punch whose answer is lost is not made twice', async ({ page }) => {
  await enterAsEmployee(page);
  await page.route('**/punches/mine', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Clock in', exact: true }).click();
  await expect(page.getByText('The server did not answer.').first()).toBeVisible();
  await page.unroute('**/punches/mine');
  const isIn = page.getByText(/^At work since/);
  const again = page.getByRole('button', { name: 'Clock in', exact: true });
  // The page may have heard of it by itself.
  await expect(isIn.or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(isIn).toBeVisible();
  await expect(page.getByRole('table', { name: "Today's punches" }).getByRole('row')).toHaveCount(2);
});

test('the own number for the kiosk is chosen, and short ones are refused', async ({ page }) => {
  await enterAsEmployee(page);
  await page.getByRole('button', { name: 'Number for the kiosk' }).click();
  await page.getByLabel('New number').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use 4 to 8 digits.')).toBeVisible();
  await page.getByLabel('New number').fill('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your number is changed')).toBeVisible();
});

test('whoever is linked to nobody is told why there is no clock', async ({ page }) => {
  await enter(page, '/my-time', 'client');
  await expect(page.getByText('Your account is not linked to an employee of this hotel')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clock in' })).toHaveCount(0);
});
