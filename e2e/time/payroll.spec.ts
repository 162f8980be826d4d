import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { readPdf } from '../support/files';
import { tokenOf } from '../support/mail';
import { clipped, expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { squeezed } from '../support/print';
import { enter } from '../support/session';
import { addDays, monday, today } from '../support/staff-timeline';
import { wideIf } from '../support/wide';

const thisMonth = () => today().slice(0, 7);
/** Last month is over, and is before the first day on which the demo compares plan and clock. */
const month = addDays(`${thisMonth()}-01`, -1).slice(0, 7);
/** A Tuesday that is never a public holiday. */
const day = addDays(monday(`${month}-13`), 1);

// Sending to payroll locks all time sheets of the month that are approved.
test.describe.configure({ mode: 'default' });

/** Adds an employee whose Tuesday of last month is clocked and approved. */
async function approvedWorker(page: Page, hourlyCost: number | null = null) {
  const name = ownName('Ξανθή Πληρωμή');
  const contract = { fromDay: '2024-01-01', kind: 'full', hasFixedHours: true, weeklyHours: 40, daysPerWeek: 5 };
  const terms = { ...contract, isBreakInsideHours: false, flexibleArrival: 0, hourlyCost };
  const id = Number((await addPerson(page, name, { contract: terms })).split('/').at(-1));
  const headers = await tokenOf(page, 'admin');
  const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
  const saved = await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } });
  const offset = (await saved.json()).shift.start.slice(-6);
  const clock = async (direction: string, time: string, date = day) => {
    const data = {
      hotel: 1003,
      employeeId: id,
      key: crypto.randomUUID(),
      at: `${date}T${time}:00${offset}`,
      direction,
    };
    const reply = await page.request.post('/punches/correct', { headers, data: { ...data, reason: 'Test' } });
    expect(reply.status()).toBe(201);
  };
  await clock('in', '07:00');
  await clock('out', '15:00');
  const approve = async () => {
    const query = `hotel=1003&month=${month}&employee=${id}`;
    const { timesheet } = await (await page.request.get(`/timesheets/one?${query}`, { headers })).json();
    const sheets = [{ employee: id, version: timesheet.version }];
    const data = { hotel: 1003, month, sheets, isApproved: true };
    const reply = await page.request.post('/timesheets/approve', { headers, data });
    expect((await reply.json()).done).toEqual([id]);
  };
  await approve();
  return { id, name, clock };
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a month is checked, sent, written as a file of the hotel’s own layout, and what changes later goes once', async ({
  page,
}) => {
  await enter(page, '/payroll');
  const { name, clock } = await approvedWorker(page);
  await page.goto(`/payroll?month=${month}`);
  await expect(row(page, name).getByRole('cell', { name: '8', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Totals of the time sheets that are ready' })).toBeVisible();
  await expect(page.getByText('Not approved yet').first()).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Lock and send' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/\d+ time sheets? and \d+ changes? are sent to payroll/);
  await question.getByRole('button', { name: 'Lock and send' }).click();
  await expect(page.getByText(/time sheets? sent to payroll/)).toBeVisible();
  await expect(page).toHaveURL(/tab=sent/);

  const own = `Payroll ${Date.now()}`;
  await page.getByRole('tab', { name: 'File layouts' }).click();
  await page.getByRole('button', { name: 'Add layout' }).click();
  const drawer = page.getByRole('dialog', { name: 'New file layout' });
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(own);
  await expect(drawer.getByText('E1001;Ελένη Αλεξίου;2026-10;normal;8,00;')).toBeVisible();
  await drawer.getByRole('button', { name: 'Remove column 6' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: own })).toBeVisible();

  await page.getByRole('tab', { name: 'Sent', exact: true }).click();
  const first = page.getByRole('row').nth(1);
  await first.getByRole('button', { name: /^Files of / }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: own }).click();
  const bytes = await readFile(await (await waiting).path());
  const text = new TextDecoder('windows-1253').decode(bytes);
  expect(text.split('\r\n').filter((line) => line.includes(name))).toEqual([
    expect.stringMatching(new RegExp(`;${name};${month};normal;8,00$`)),
  ]);

  await clock('in', '07:00', addDays(day, 1));
  await clock('out', '09:00', addDays(day, 1));
  await page.goto(`/payroll?month=${month}`);
  await expect(row(page, name)).toContainText('+2', { timeout: 30_000 });
  await expect(row(page, name)).toContainText('clock');
  await page.getByRole('button', { name: 'Lock and send' }).click();
  await question.getByRole('button', { name: 'Lock and send' }).click();
  await expect(page).toHaveURL(/tab=sent/);
  await page.goto(`/payroll?month=${month}`);
  await expect(page.getByRole('heading', { name: /people are left out|person is left out/ })).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test('the premium sheet of a person is printed with a line to sign, and its totals are those of the time sheet', async ({
  page,
}) => {
  await enter(page, '/payroll');
  const { id, name } = await approvedWorker(page);
  await page.goto(`/payroll?month=${month}`);
  await expect(row(page, name).getByRole('cell', { name: '8', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Lock and send' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock and send' }).click();
  await expect(page).toHaveURL(/tab=sent/);
  const headers = await tokenOf(page, 'admin');
  const query = `hotel=1003&month=${month}&employee=${id}`;
  const { timesheet } = await (await page.request.get(`/timesheets/one?${query}`, { headers })).json();

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Files of / })
    .click();
  await page.getByRole('menuitem', { name: 'Print premium sheets' }).click();
  await expect(page.locator('html[data-asked]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });

  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const own = pages.find(({ text }) => squeezed(text).includes(squeezed(name)))!;
  expect(own).toMatchObject({ width: 842, height: 595 });
  expect(squeezed(own.text)).toContain(squeezed('Signature of the employee'));
  const total = (timesheet.paidMinutes / 60).toFixed(2);
  expect(squeezed(own.text)).toContain(`Total${total}`);
});

test('what is ready and what was sent has a check sum from the rates of the contracts, and no rate is told', async ({
  page,
}) => {
  await enter(page, '/payroll');
  const paid = await approvedWorker(page, 6.5);
  const unknown = await approvedWorker(page);
  await page.goto(`/payroll?month=${month}`);
  await expect(row(page, paid.name)).toContainText('€52.00');
  await expect(row(page, unknown.name)).toContainText('8 h without a rate');
  await expect(page.getByText('Check sum from the contract’s rate. Payroll decides.')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: paid.name }).click();
  const sheet = page.getByRole('dialog', { name: `Time sheet of ${paid.name}` });
  await expect(sheet.getByRole('heading', { name: 'Check sum' })).toBeVisible();
  await sheet.getByText('1 line', { exact: true }).click();
  await expect(sheet.getByText('8.00 h × €6.50 × 100 %')).toBeVisible();
  await expectNoViolations(page);

  await page.goto(`/payroll?month=${month}`);
  await page.getByRole('button', { name: 'Lock and send' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock and send' }).click();
  await expect(page).toHaveURL(/tab=sent/);
  const files = page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Files of / });
  await page.setViewportSize({ width: 390, height: 800 });
  await files.click();
  await page.getByRole('menuitem', { name: 'Check sum…' }).click();
  const sums = page.getByRole('dialog', { name: /^Check sum of / });
  await expect(sums.getByText('€52.00').first()).toBeVisible();
  await expect(sums.getByText(/8 h without a rate/).first()).toBeVisible();
  expect(await clipped(page)).toEqual([]);
  await expectNoViolations(page);
});

test('a payroll clerk sees what hours come to with the right to see pay, and nothing of it without', async ({
  page,
  browser,
}) => {
  await enter(page, '/payroll');
  const { name } = await approvedWorker(page, 6.5);
  for (const maySeePay of [true, false]) {
    const clerk = await (await browser.newContext()).newPage();
    await enterAnew(clerk, `/payroll?month=${month}`, { mayPayroll: true, maySeePay });
    await clerk.getByRole('button', { name: 'Continue' }).click();
    await expect(row(clerk, name).getByRole('cell', { name: '8', exact: true }).first()).toBeVisible();
    await expect(row(clerk, name).getByText('€52.00')).toHaveCount(maySeePay ? 1 : 0);
    await row(clerk, name).getByRole('link', { name }).click();
    const sheet = clerk.getByRole('dialog', { name: `Time sheet of ${name}` });
    await expect(sheet.getByRole('heading').first()).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Check sum' })).toHaveCount(maySeePay ? 1 : 0);
    await clerk.context().close();
  }
});

test('pay codes are the hotel’s own, and what is left out is not sent', async ({ page }) => {
  await enter(page, '/payroll?tab=codes');
  const code = page.getByRole('textbox', { name: 'Code for “Overwork · Night”' });
  const before = await code.inputValue();
  await code.fill('1120');
  await page.getByRole('checkbox', { name: 'Leave out “Days off”' }).check();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pay codes saved')).toBeVisible();
  await page.reload();
  await expect(code).toHaveValue('1120');
  await expect(page.getByRole('textbox', { name: 'Code for “Days off”' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Leave out “Days off”' }).uncheck();
  await code.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pay codes saved')).toBeVisible();
});

for (const width of [390, 320]) {
  test(`fits ${width} px in every tab`, wideIf(width > 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of ['send', 'sent', 'codes', 'layouts']) {
      await enter(page, `/payroll?tab=${tab}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      expect(await clipped(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Add layout' }).click();
    await expect(page.getByRole('dialog', { name: 'New file layout' })).toBeVisible();
    expect(await clipped(page)).toEqual([]);
    await expectNoViolations(page);
  });
}
