import { expect, test } from '@playwright/test';
import { tokenOf } from '../support/mail';
import { clipped, expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';
import { addDays, monday, today } from '../support/staff-timeline';

/** Three months ago: no other test locks that month. */
const month = addDays(`${today().slice(0, 7)}-01`, -62).slice(0, 7);
/** A Tuesday that is never a public holiday. */
const day = addDays(monday(`${month}-13`), 1);

test('somebody is lent to another department, the sheet names it, and the loan can be removed and put back', async ({
  page,
}) => {
  const name = ownName('Ηώ Δανειστή');
  const address = await addPerson(page, name);
  const id = Number(address.split('/').at(-1));
  await enter(page, address);
  await page.getByRole('tab', { name: 'Loans' }).click();
  await expect(page.getByText('Not on loan to another department or hotel.')).toBeVisible();
  await page.getByRole('button', { name: 'Add loan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add loan' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose a day.').first()).toBeVisible();
  await expect(dialog.getByText('Choose a department, or another hotel.')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: 'First day' }).fill(day);
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(day);
  const department = dialog.getByRole('combobox', { name: 'Host department' });
  await department.fill('Front Office');
  await department.press('ArrowDown');
  await department.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('already works there: choose another department.').last()).toBeVisible();
  await department.fill('Housekeeping');
  await department.press('ArrowDown');
  await department.press('Enter');
  await dialog.getByRole('combobox', { name: 'Paid by' }).selectOption('Host');
  await dialog.getByRole('textbox', { name: 'Agreement or note' }).fill('L-17');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const loans = page.getByRole('list', { name: 'Loans' });
  await expect(loans).toContainText(/On loan to .*Housekeeping.*, paid by the host/);
  await expect(loans).toContainText('L-17');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await clipped(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  const headers = await tokenOf(page, 'admin');
  const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
  const saved = await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } });
  const offset = (await saved.json()).shift.start.slice(-6);
  for (const [direction, time] of [
    ['in', '07:00'],
    ['out', '15:00'],
  ]) {
    const at = `${day}T${time}:00${offset}`;
    const data = { hotel: 1003, employeeId: id, key: crypto.randomUUID(), at, direction, reason: 'Test' };
    expect((await page.request.post('/punches/correct', { headers, data })).status()).toBe(201);
  }
  await page.goto(`/timesheets?month=${month}&sheet=${id}`);
  const sheet = page.getByRole('dialog', { name: `Time sheet of ${name}` });
  await expect(sheet.getByText(/On loan to .*Housekeeping/)).toBeVisible();
  await expect(
    sheet
      .getByRole('row', { name: /For .*Housekeeping.*, paid by the host/ })
      .getByRole('cell', { name: '8', exact: true })
      .first(),
  ).toBeVisible();
  await expectNoViolations(page);

  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(sheet.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
  await page.goto(`/payroll?tab=charges&month=${month}`);
  await expect(page.getByRole('heading', { name: 'Charged to the host' })).toBeVisible();
  await expect(
    page.getByRole('row').filter({ hasText: name }).getByRole('cell', { name: '8', exact: true }).first(),
  ).toBeVisible();
  await expectNoViolations(page);

  await page.goto(`${address}?tab=loans`);
  await loans.getByRole('button', { name: 'Remove the loan' }).click();
  await expect(page.getByText('Loan removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(loans).toContainText('L-17');
  await page.getByRole('tab', { name: 'History' }).click();
  // The approval of the sheet falls meanwhile, which stands among them.
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem').filter({ hasText: 'a loan' });
  await expect(history.first()).toContainText('added a loan');
  await expect(history.nth(1)).toContainText('removed a loan');
});

test('a shift in another department is on the sheet and among the charges with the department that used it', async ({
  page,
}) => {
  const name = ownName('Θάλεια Μοιρασμένη');
  const id = Number((await addPerson(page, name)).split('/').at(-1));
  const headers = await tokenOf(page, 'admin');
  const save = async (from: string, to: string, departmentId?: number) => {
    const times = { start: `${day}T${from}`, end: `${day}T${to}` };
    const shift = {
      hotel: 1003,
      employeeId: id,
      typeOfShift: 'Regular',
      ...times,
      ...(departmentId && { departmentId }),
    };
    const saved = await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } });
    return (await saved.json()).shift.start.slice(-6) as string;
  };
  const offset = await save('07:00', '12:00');
  await save('12:00', '15:00', 122);
  for (const [direction, time] of [
    ['in', '07:00'],
    ['out', '15:00'],
  ]) {
    const at = `${day}T${time}:00${offset}`;
    const data = { hotel: 1003, employeeId: id, key: crypto.randomUUID(), at, direction, reason: 'Test' };
    expect((await page.request.post('/punches/correct', { headers, data })).status()).toBe(201);
  }

  await enter(page, `/timesheets?month=${month}&sheet=${id}`);
  const sheet = page.getByRole('dialog', { name: `Time sheet of ${name}` });
  await expect(sheet.getByText('3 h in Housekeeping')).toBeVisible();
  await expect(
    sheet.getByRole('row', { name: /^For Housekeeping/ }).getByRole('cell', { name: '3', exact: true }),
  ).toBeVisible();
  await expectNoViolations(page);
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(sheet.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();

  await page.goto(`/payroll?tab=charges&month=${month}`);
  const charge = page.getByRole('row').filter({ hasText: name });
  await expect(charge).toContainText('Housekeeping');
  await expect(charge.getByRole('cell', { name: '3', exact: true }).first()).toBeVisible();
});
