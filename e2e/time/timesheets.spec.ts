import { expect, type Page, test } from '@playwright/test';
import { tokenOf } from '../support/mail';
import { clipped, expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';
import { addDays, monday, today } from '../support/staff-timeline';

const thisMonth = () => today().slice(0, 7);
/**
 * Two months ago: over, before the first day on which the demo compares plan and clock, and not the month that the tests
 * of payroll lock.
 */
const month = addDays(`${thisMonth()}-01`, -32).slice(0, 7);
/** A Tuesday that is never a public holiday. */
const day = addDays(monday(`${month}-13`), 1);
const place = (more: string) => `/timesheets?month=${month}&${more}`;

/** Adds an employee who worked from 7 to 15 on a Tuesday of last month; without `out`, they never clocked out. */
async function worker(page: Page, { out = '15:00' as string | null } = {}) {
  const name = ownName('Ξανθή Ώρα');
  const id = Number((await addPerson(page, name)).split('/').at(-1));
  const headers = await tokenOf(page, 'admin');
  const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
  const saved = await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } });
  const offset = (await saved.json()).shift.start.slice(-6);
  for (const [direction, time] of [['in', '07:00'], ...(out ? [['out', out]] : [])]) {
    const at = `${day}T${time}:00${offset}`;
    const data = { hotel: 1003, employeeId: id, key: crypto.randomUUID(), at, direction, reason: 'Test' };
    expect((await page.request.post('/punches/correct', { headers, data })).status()).toBe(201);
  }
  return { id, name };
}

// Sending to payroll locks time sheets that other tests have approved.
test.describe.configure({ mode: 'default' });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a month is looked at, explained, approved, sent to payroll and unlocked with a reason', async ({ page }) => {
  await enter(page, '/timesheets');
  const { name } = await worker(page);
  await page.goto(place(`q=${encodeURIComponent(name)}`));
  await expect(row(page, name).getByRole('cell', { name: '8', exact: true }).first()).toBeVisible();
  await expect(row(page, name)).toContainText('Open');

  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: `Time sheet of ${name}` });
  await sheet.getByText('How it was calculated').click();
  await expect(sheet.getByText(/07:00–15:00 Normal: normal week \(GR-HOTEL-/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 time sheet approved')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Send to payroll…' }).click();
  await expect(page).toHaveURL(new RegExp(`/payroll\\?month=${month}`));
  await page.getByRole('button', { name: 'Lock and send' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock and send' }).click();
  await expect(page.getByText(/time sheets? sent to payroll/)).toBeVisible();
  await page.goto(place(`q=${encodeURIComponent(name)}`));
  await expect(row(page, name)).toContainText('Locked');

  await page.getByRole('link', { name }).click();
  await sheet.getByRole('button', { name: 'Unlock…' }).click();
  const dialog = page.getByRole('dialog', { name: `Unlock the time sheet of ${name}` });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A punch was missing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unlocked', { exact: true })).toBeVisible();
  await expect(row(page, name)).toContainText('Open');
});

test('the approval of the ministry for more overtime is entered, shown and removed', async ({ page }) => {
  await enter(page, '/timesheets');
  const { name } = await worker(page);
  await page.goto(place(`q=${encodeURIComponent(name)}`));
  await page.getByRole('link', { name }).press('Enter');
  const sheet = page.getByRole('dialog', { name: `Time sheet of ${name}` });
  await sheet.getByRole('button', { name: 'Enter approval' }).press('Enter');
  const year = month.slice(0, 4);
  const dialog = page.getByRole('dialog', { name: `Approval of overtime, ${year}` });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter the approval number.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Approval number' }).fill('Ε 4711');
  await dialog.getByRole('textbox', { name: 'First day' }).fill(`${year}-01-05`);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Approval saved')).toBeVisible();
  await expect(sheet.getByText(/^Ε 4711, from Jan 5/)).toBeVisible();

  await sheet.getByRole('button', { name: 'Change approval' }).click();
  await dialog.getByRole('button', { name: /^Remove approval Ε 4711/ }).click();
  await expect(page.getByText('Approval removed')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Enter approval' })).toBeVisible();
});

test('an approval no longer applies once the figures have changed, and says what changed', async ({ page }) => {
  await enter(page, '/timesheets');
  const { id, name } = await worker(page);
  await page.goto(place(`q=${encodeURIComponent(name)}`));
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(row(page, name)).toContainText('Approved');

  const headers = await tokenOf(page, 'admin');
  const leave = { hotel: 1003, employeeId: id, typeOfShift: 'AnnualLeave' };
  const shift = { ...leave, start: `${addDays(day, 1)}T00:00`, end: `${addDays(day, 2)}T00:00` };
  expect(
    (await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } })).status(),
  ).toBe(200);
  await expect(row(page, name)).toContainText('Changed since it was signed', { timeout: 30_000 });
  await expect(row(page, name)).toContainText('Open');

  await page.getByRole('link', { name }).click();
  const sheet = page.getByRole('dialog', { name: `Time sheet of ${name}` });
  await expect(sheet).toContainText('The figures have changed, so the signature no longer applies: leave (');
  await expect(sheet).toContainText('Annual leave');
  await expect(sheet).toContainText('0 → 1');
  await expectNoViolations(page);
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(sheet).not.toContainText('no longer applies');
});

test('a sheet with an open day is refused with the reason, others of the selection are approved, and Undo takes it back', async ({
  page,
}) => {
  await enter(page, '/timesheets');
  const [good, bad] = [await worker(page), await worker(page, { out: null })];
  await page.goto(place(`q=${encodeURIComponent('Ξανθή')}&perPage=100`));
  await page.getByRole('checkbox', { name: `Select ${good.name}` }).check();
  await page.getByRole('checkbox', { name: `Select ${bad.name}` }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${bad.name}: A clock-out is missing.`)).toBeVisible();
  await expect(row(page, good.name)).toContainText('Approved');
  await expect(row(page, bad.name)).toContainText('Open');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, good.name)).toContainText('Open');
});

test('the months are gone through by keys, and the address keeps where one is', async ({ page }) => {
  await enter(page, '/timesheets');
  await expect(page.getByRole('group', { name: 'Month' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`month=${thisMonth()}`));
  await page.getByRole('tab', { name: /^All/ }).press('ArrowRight');
  await expect(page).toHaveURL(/state=open/);
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Open/ })).toHaveAttribute('aria-selected', 'true');
});

test('the drawer tells the average week and annual leave, each with its rule, on a phone too', async ({ page }) => {
  await enter(page, '/timesheets');
  const { name } = await worker(page);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(place(`q=${encodeURIComponent(name)}`));
    await page.getByRole('link', { name }).click();
    const sheet = page.getByRole('dialog', { name: `Time sheet of ${name}` });
    await expect(sheet.getByRole('heading', { name: /^Average week, / })).toBeVisible();
    await expect(sheet.getByText(/^8 h ?within/)).toBeVisible();
    await expect(sheet.getByText('Presidential decree 88/1999, art. 6')).toBeVisible();
    await expect(sheet.getByRole('heading', { name: /^Annual leave 20\d\d, days$/ })).toBeVisible();
    await expect(sheet.getByText(/^The hiring date is not known/)).toBeVisible();
    expect(await clipped(page)).toEqual([]);
  }
  await expectNoViolations(page);
});
