import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter, storedValues } from '../support/session';
import { addDays, ask, today } from '../support/staff-timeline';

test('leave is granted by day, removed and restored, and granted by the hour', async ({ page }) => {
  const address = await addPerson(page, ownName('Ρέα Μάνου'));
  await enter(page, address);
  await page.getByRole('tab', { name: 'Leave' }).click();
  await expect(page.getByText('No leave is recorded.')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('table').getByRole('row');

  await page.getByRole('button', { name: 'Add leave' }).click();
  await dialog.getByLabel('Type of leave').selectOption('Paternity leave (ΑΔΠΑ)');
  await dialog.getByRole('button', { name: 'Grant leave' }).click();
  await expect(page.getByText(/^Paternity leave, .* granted$/)).toBeVisible();
  await expect(rows.filter({ hasText: 'Paternity leave (ΑΔΠΑ)' })).toContainText('Paid');

  await page.getByRole('button', { name: /^Remove Paternity leave/ }).click();
  await expect(page.getByText(/^Paternity leave, .* removed$/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(rows.filter({ hasText: 'Paternity leave (ΑΔΠΑ)' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove Paternity leave/ }).click();
  await expect(page.getByText('No leave is recorded.')).toBeVisible();

  await page.getByRole('button', { name: 'Add leave' }).click();
  await dialog.getByLabel('Type of leave').selectOption('Parental leave (ΑΔΓΟΝ)');
  await dialog.getByText('Hours of a day').click();
  await dialog.getByRole('button', { name: 'Grant leave' }).click();
  await expect(dialog.getByText('Enter a time.').first()).toBeVisible();
  await dialog.getByLabel('From').fill('10:00');
  await dialog.getByLabel('To', { exact: true }).fill('12:00');
  await dialog.getByRole('button', { name: 'Grant leave' }).click();
  await expect(rows.filter({ hasText: '10:00–12:00' })).toContainText('Parental leave (ΩΑΓΟΝ)');
});

test('a leave over a shift asks what becomes of it, and one undo gives both back', async ({ page }) => {
  const address = await addPerson(page, ownName('Μαρίνα Λέκκα'));
  await enter(page, address);
  const employeeId = Number(address.split('/').at(-1));
  const day = today();
  const times = { start: `${day}T08:00`, end: `${day}T16:00` };
  const shift = { hotel: 1003, employeeId, typeOfShift: 'Regular', ...times };
  await ask(page, '/stafftimer/shifts/save', { shift, reason: 'Test' });
  const { accessToken } = await storedValues(page);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  const working = async () => {
    const query = `hotel=1003&employee=${employeeId}&first=${day}&last=${day}`;
    const answer = await page.request.get(`/planning/leave?${query}`, { headers });
    return ((await answer.json()) as { shifts: object[] }).shifts.length;
  };

  await page.getByRole('tab', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Add leave' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 shift is planned on these days. Choose what happens to it.');
  await dialog.getByLabel(/08:00–16:00/).selectOption('Take off the plan');
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Grant leave' }).click();
  await expect(page.getByText(/^Annual leave, .* granted$/)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Annual leave' })).toBeVisible();
  expect(await working()).toBe(0);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('The leave is removed, and the shifts are as they were.')).toBeVisible();
  await expect(page.getByText('No leave is recorded.')).toBeVisible();
  expect(await working()).toBe(1);
});

test('a leave over a day off takes its place, and one undo gives it back', async ({ page }) => {
  const address = await addPerson(page, ownName('Λήδα Λέκκα'));
  await enter(page, address);
  const employeeId = Number(address.split('/').at(-1));
  const day = today();
  const times = { start: `${day}T00:00`, end: `${addDays(day, 1)}T00:00` };
  await ask(page, '/stafftimer/shifts/save', { shift: { hotel: 1003, employeeId, typeOfShift: 'DayOff', ...times } });
  const { accessToken } = await storedValues(page);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  const isFree = async () => {
    const query = `hotel=1003&employee=${employeeId}&first=${day}&last=${day}`;
    const answer = await page.request.get(`/planning/leave?${query}`, { headers });
    return ((await answer.json()) as { hasDaysOff: boolean }).hasDaysOff;
  };

  await page.getByRole('tab', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Add leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Grant leave' }).click();
  await expect(page.getByText(/^Annual leave, .* granted$/)).toBeVisible();
  expect(await isFree()).toBe(false);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('No leave is recorded.')).toBeVisible();
  expect(await isFree()).toBe(true);
});

test('a leave that is made longer over shifts asks what becomes of all, and one undo gives back what was', async ({
  page,
}) => {
  const address = await addPerson(page, ownName('Νίκη Λέκκα'));
  await enter(page, address);
  const employeeId = Number(address.split('/').at(-1));
  const first = today();
  const leave = { employeeId, kind: 'annual', firstDay: first, lastDay: first };
  await ask(page, '/leaves/save', { hotel: 1003, leave });
  // The last one lies beyond the days that can be looked at together.
  for (const after of [1, 2, 3, 90]) {
    const day = addDays(first, after);
    const times = { start: `${day}T08:00`, end: `${day}T16:00` };
    await ask(page, '/stafftimer/shifts/save', {
      shift: { hotel: 1003, employeeId, typeOfShift: 'Regular', ...times },
      reason: 'Test',
    });
  }
  await page.getByRole('tab', { name: 'Leave' }).click();
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Annual leave' });
  const was = (await row.textContent())!;
  await page.getByRole('button', { name: /^Edit Annual leave/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Shifts on these days' })).toBeHidden();
  const last = dialog.getByRole('textbox', { name: 'Last day' });
  await last.fill(addDays(first, 100));
  await last.press('Tab');
  await expect(dialog).toContainText('4 shifts are planned on these days.');
  await dialog.getByLabel('All shifts').selectOption('Take off the plan');
  await expect(dialog.getByLabel(/08:00–16:00/).last()).toHaveValue('off');
  await dialog
    .getByLabel(/08:00–16:00/)
    .first()
    .selectOption('Leave open');
  await expect(dialog.getByLabel('All shifts')).toHaveValue('');
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save leave' }).click();
  await expect(page.getByText(/^Annual leave, .* saved$/)).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(page.getByText('The leave and the shifts are as they were.')).toBeVisible();
  await expect(row).toHaveText(was);
  await page.getByRole('button', { name: /^Edit Annual leave/ }).click();
  await last.fill(addDays(first, 100));
  await last.press('Tab');
  await expect(dialog).toContainText('4 shifts are planned on these days.');
});
