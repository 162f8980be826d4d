import { expect, type Locator, type Page, test } from '@playwright/test';
import { emptyWeek, publishedIn } from '../support/planning';
import { logInAtHotel } from '../support/session';
import { addDays, ask, askRange, paths } from '../support/staff-timeline';

const list = (page: Page) => page.getByRole('dialog', { name: / working$/ });
const rowOf = (page: Page, name: string): Locator =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Publishes a shift on a day that no other test touches, and opens the list of that day in the unit of its person. */
async function openList(page: Page, date: string): Promise<{ name: string; employeeId: number }> {
  await logInAtHotel(page);
  await emptyWeek(page, date);
  const { resources } = await askRange(page, date, addDays(date, 1));
  const { title: name, employeeId, businessUnitId, orgUnitId } = resources.find(({ orgUnitId: unit }) => unit > 0)!;
  const shift = { hotel: 1003, employeeId, typeOfShift: 'Regular', start: `${date}T08:00`, end: `${date}T16:00` };
  await ask(page, paths.save, { shift, reason: 'Test' });
  await page.goto(`/organisation-unit-calendar?bu=${businessUnitId}&ou=${orgUnitId}&date=${date}&list=${date}`);
  await expect(rowOf(page, name)).toContainText('08:00');
  return { name, employeeId };
}

test('a shift of the list is changed as a draft, and Undo brings its times back', async ({ page }) => {
  const date = '2033-10-03';
  const { name } = await openList(page, date);
  await rowOf(page, name)
    .getByRole('button', { name: `Actions for 08:00–16:00, ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Change…' }).click();
  const form = page.getByRole('dialog', { name: /^Shift of .*Monday, October 3/ });
  await form.getByLabel('End', { exact: true }).fill('17:00');
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(rowOf(page, name)).toContainText(/08:00.17:00/);
  await expect(rowOf(page, name)).toContainText('Draft');
  const events = await publishedIn(page, date);
  expect(events.map(({ end }) => end.slice(0, 16))).toEqual([`${date}T16:00`]);

  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, name)).toContainText(/08:00.16:00/);
  await expect(rowOf(page, name)).not.toContainText('Draft');
  await emptyWeek(page, date);
});
