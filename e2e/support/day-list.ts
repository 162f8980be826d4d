import { expect, type Locator, type Page } from '@playwright/test';
import { emptyWeek } from './planning';
import { logInAtHotel } from './session';
import { addDays, ask, askRange, paths } from './staff-timeline';

/** The list of a day in the unit calendar. */
export const listOfDay = (page: Page) => page.getByRole('dialog', { name: / (working|εργάζεται|εργάζονται)$/ });
export const listRow = (page: Page, name: string): Locator =>
  listOfDay(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
/** Publishes a shift on a day that no other test touches, and opens the list of that day in the unit of its person. */
export async function openList(page: Page, date: string, locale = 'en'): Promise<{ name: string; employeeId: number }> {
  await logInAtHotel(page);
  await emptyWeek(page, date);
  const { resources } = await askRange(page, date, addDays(date, 1));
  const { title: name, employeeId, businessUnitId, orgUnitId } = resources.find(({ orgUnitId: unit }) => unit > 0)!;
  const shift = { hotel: 1003, employeeId, typeOfShift: 'Regular', start: `${date}T08:00`, end: `${date}T16:00` };
  await ask(page, paths.save, { shift, reason: 'Test' });
  await page.evaluate((language) => localStorage.setItem('locale', JSON.stringify(language)), locale);
  await page.goto(`/organisation-unit-calendar?bu=${businessUnitId}&ou=${orgUnitId}&date=${date}&list=${date}`);
  await expect(listRow(page, name)).toContainText('08:00');
  return { name, employeeId };
}
