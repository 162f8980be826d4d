import { expect, type Page, test } from '@playwright/test';
import { enterAsEmployee } from '../support/employee';
import { addPerson, ownName } from '../support/people';
import { countPresses } from '../support/presses';
import { enter } from '../support/session';
import { addDays, askRange, monday, today } from '../support/staff-timeline';
import { wide } from '../support/wide';

/** What people do every day, each with the most presses that it may take from the page it begins on. */

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' });

async function headersOf(page: Page) {
  const login = await page.request.post('/auth/login', { data: { email: 'admin@demo.com', password: 'admin' } });
  return { authorization: `Bearer ${(await login.json()).accessToken}` };
}

/** Adds somebody who is planned from 7 to 15 on some days. */
async function planned(page: Page, called: string, days: readonly string[]) {
  const name = ownName(called);
  const id = Number((await addPerson(page, name)).split('/').at(-1));
  const headers = await headersOf(page);
  for (const day of days) {
    const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
    const saved = await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } });
    expect(saved.status()).toBe(200);
  }
  return { id, name };
}

test('a person’s Friday: three presses from the timeline', async ({ page }) => {
  await enter(page, '/staff-timeline');
  const friday = addDays(monday(today()), 4);
  const { id, name } = await planned(page, 'Φαίδρα', [friday]);
  const { events } = await askRange(page, friday, addDays(friday, 1));
  const shift = events.find((one) => Number(one.resourceId) === id)!;

  const presses = countPresses(page);
  await presses.key('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await presses.type(name);
  await presses.click(palette.getByRole('group', { name: 'Employees' }).getByRole('option', { name }));
  await expect(page.locator(`[data-item="${shift.id}"]`)).toBeInViewport();
  await expect(page.locator(`[data-item="${shift.id}"]`)).toContainText('07:00–15:00');
  expect(presses.count).toBe(3);
});

test('the overtime of the week: read without a press', async ({ page }) => {
  await enter(page, '/staff-timeline');
  const overtime = page.getByRole('region', { name: 'Pulse' }).getByRole('button', { name: /^Overtime / });
  await expect(overtime).toBeInViewport();
  await expect(overtime).toContainText(/\d h$/);
});

test('five findings of a day: six presses', async ({ page }) => {
  await enter(page, '/attendance');
  const family = ownName('Λείψη');
  const day = addDays(today(), -2);
  for (const first of ['Άλφα', 'Βήτα', 'Γάμα', 'Δέλτα', 'Έψιλον']) await planned(page, `${first} ${family}`, [day]);
  await page.goto(`/attendance?q=${encodeURIComponent(family)}`);
  const rows = page.locator('tr[data-id]').filter({ hasText: family });
  await expect(rows).toHaveCount(5);

  const presses = countPresses(page);
  await presses.click(rows.first().getByRole('link'));
  const drawer = page.getByRole('dialog', { name: family });
  for (let left = 5; left > 0; left -= 1) {
    await expect(drawer.getByText(`1 of ${left}`)).toBeVisible();
    await presses.key('a');
  }
  await expect(rows).toHaveCount(0);
  expect(presses.count).toBe(6);
});

test('a time sheet: approved by two presses', async ({ page }) => {
  const month = addDays(`${today().slice(0, 7)}-01`, -32).slice(0, 7);
  const day = addDays(monday(`${month}-13`), 1);
  await enter(page, '/timesheets');
  const { name } = await planned(page, 'Έγκριση Ώρα', [day]);
  await page.goto(`/timesheets?month=${month}&q=${encodeURIComponent(name)}`);

  const presses = countPresses(page);
  await presses.click(page.getByRole('link', { name }));
  await presses.click(page.getByRole('dialog').getByRole('button', { name: 'Approve' }));
  await expect(page.getByText('1 time sheet approved')).toBeVisible();
  expect(presses.count).toBe(2);
});

test('a week: declared by three presses, the list of it read before the last', async ({ page }) => {
  await enter(page, '/declarations');
  const { name } = await planned(page, 'Νεφέλη Δήλωση', ['2033-05-09']);
  await page.goto(`/declarations?day=2033-05-11&q=${encodeURIComponent(name)}`);

  const presses = countPresses(page);
  await presses.click(page.getByRole('row').filter({ hasText: name }).getByRole('checkbox'));
  await presses.click(page.getByRole('button', { name: 'Submit…' }));
  await presses.click(page.getByRole('dialog').getByRole('button', { name: 'Submit 1 day' }));
  await expect(page.getByText('1 declaration is being sent')).toBeVisible();
  expect(presses.count).toBe(3);
});

test('another unit: three presses from the timeline', async ({ page }) => {
  await enter(page, '/staff-timeline');
  await expect(grid(page)).toBeVisible();
  const { businessUnitList } = await askRange(page, today(), addDays(today(), 1));

  const presses = countPresses(page);
  await presses.click(page.getByRole('button', { name: /^Filters/ }));
  await presses.click(page.getByRole('dialog', { name: 'Filters' }).getByRole('combobox', { name: 'Business unit' }));
  await presses.click(page.getByRole('option', { name: businessUnitList[1]!.label }).first());
  await expect(page).toHaveURL(new RegExp(`bu=${businessUnitList[1]!.value}`));
  expect(presses.count).toBe(3);
});

test('the week on paper: two presses from the timeline', async ({ page }) => {
  await enter(page, '/staff-timeline');
  await expect(grid(page)).toBeVisible();

  const presses = countPresses(page);
  await presses.click(page.getByRole('button', { name: 'Export' }));
  await presses.click(page.getByRole('menuitem', { name: 'Print' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(presses.count).toBe(2);
});

test('a message to a colleague: five presses from the timeline', async ({ page }) => {
  await enter(page, '/staff-timeline');

  const presses = countPresses(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await presses.click(menu.getByRole('button', { name: /^Office/ }));
  await presses.click(menu.getByRole('link', { name: /^Chat/ }));
  await presses.click(page.getByRole('list', { name: 'Contacts' }).getByRole('link').first());
  await expect(page.getByRole('textbox', { name: /^Message / })).toBeFocused();
  const text = `See you at seven ${Date.now()}`;
  await presses.type(text);
  await presses.key('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  expect(presses.count).toBe(5);
});

test('who is on duty: two presses from the timeline', async ({ page }) => {
  await enter(page, '/staff-timeline');

  const presses = countPresses(page);
  await presses.click(page.getByRole('link', { name: 'Home' }).first());
  await expect(page.getByRole('region', { name: 'Today' }).getByText('At work now')).toBeVisible();
  await presses.click(page.getByRole('link', { name: 'On duty now' }).last());
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(presses.count).toBe(2);
});

test('the own next shift on a phone: one press', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsEmployee(page, '/');
  const presses = countPresses(page);
  await presses.click(page.getByRole('link', { name: 'Home' }).first());
  await expect(page.getByText('Next shift')).toBeInViewport();
  expect(presses.count).toBe(1);
});
