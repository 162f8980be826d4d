import { expect, type Page, test } from '@playwright/test';
import { enterAsEmployee } from '../support/employee';
import { asAdmin, kioskHotel } from '../support/kiosk';
import { clipped, expectNoViolations, settled } from '../support/page-checks';
import { enter } from '../support/session';
import { addDays, today } from '../support/staff-timeline';

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

test('leave by the hour is in the own month with its times and its kind', async ({ page }) => {
  const { employeeId } = await enterAsEmployee(page);
  const admin = await asAdmin(page);
  const hours = { from: '10:00', to: '12:00' };
  const leave = { employeeId, kind: 'parental', firstDay: today(), lastDay: today(), hours };
  await admin('post', '/leaves/save', { hotel: kioskHotel, leave });
  await page.reload();
  const days = page.getByRole('table', { name: /^Days/ });
  await expect(days).toContainText('Parental leave, by the hour 2 h · 10:00–12:00');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await clipped(page)).toEqual([]);
  await expectNoViolations(page);
});

test('the overtime of the year is told with its limit, and the approval beyond it', async ({ page }) => {
  const { employeeId } = await enterAsEmployee(page);
  const admin = await asAdmin(page);
  const year = Number(today().slice(0, 4));
  const approval = { number: 'Ε 4711', fromDay: `${year}-01-05` };
  const body = { hotel: kioskHotel, employee: employeeId, year, approval, seen: null };
  await admin('post', '/timesheets/overtime-approval', body);
  await page.reload();

  const ledger = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `Overtime ${year}` }) })
    .last();
  for (const [fact, hours] of [
    ['Worked', '0 h'],
    ['Declared', '0 h'],
    ['Planned ahead', '0 h'],
    ['Annual limit', '150 h'],
    ['Left', '150 h'],
  ])
    await expect(
      ledger
        .locator('dl > div')
        .filter({ hasText: new RegExp(`^${fact}`) })
        .getByRole('definition')
        .first(),
    ).toHaveText(hours!);
  await expect(ledger.getByText(/^Ε 4711, from Jan 5/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await clipped(page)).toEqual([]);
  await expectNoViolations(page);
});

test('the page opens with the next shift, and says until when last night lasts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { employeeId } = await enterAsEmployee(page);
  await expect(page.getByText('No shift in the next three weeks.')).toBeVisible();
  const admin = await asAdmin(page);
  const [first, next] = [addDays(today(), 1), addDays(today(), 2)];
  for (const [start, end] of [
    [`${first}T17:00`, `${next}T01:00`],
    [`${next}T15:00`, `${next}T23:00`],
  ]) {
    const shift = { hotel: kioskHotel, employeeId, typeOfShift: 'Regular', start, end, breakMinutes: 30 };
    await admin('post', '/stafftimer/shifts/save', { shift, reason: 'Test' });
  }
  await page.reload();
  const card = page.getByRole('region', { name: 'Next shift' });
  await expect(card.getByText(/, 17:00–01:00$/)).toBeInViewport();
  await expect(card.locator('dd').nth(1)).toHaveText('17:00–01:00');
  await expect(card.locator('dd').nth(2)).toHaveText('until 01:0015:00–23:00');
  expect(await clipped(page)).toEqual([]);
  await expectNoViolations(page);
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
  // The page may also update by itself, even just before the click.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(isIn).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('table', { name: "Today's punches" }).getByRole('row')).toHaveCount(2);
});

test('the own PIN for the kiosk is chosen, and short ones are refused', async ({ page }) => {
  await enterAsEmployee(page);
  await page.getByRole('button', { name: 'Kiosk PIN' }).click();
  await page.getByLabel('New PIN').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use 4 to 8 digits.')).toBeVisible();
  await page.getByLabel('New PIN').fill('1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Do not use digits in a row, such as 3456 or 9876.')).toBeVisible();
  await page.getByLabel('New PIN').fill('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your PIN is changed')).toBeVisible();
});

test('whoever is linked to nobody is told why there is no clock', async ({ page }) => {
  await enter(page, '/my-time', 'client');
  await expect(
    page.getByText('Your account is not linked to an employee who may clock in at this hotel'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clock in' })).toHaveCount(0);
});

/** Opens the form for a correction of yesterday, with the keyboard only. */
async function askAboutYesterday(page: Page) {
  await page.getByRole('button', { name: 'Ask for a correction', exact: true }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Ask for a correction' });
  await form.getByRole('textbox', { name: 'Day' }).fill(addDays(today(), -1));
  await form.getByRole('textbox', { name: 'Day' }).press('Tab');
  await expect(form.getByText('Nothing was clocked on this day.')).toBeVisible();
  return form;
}

test('an employee asks for a correction by keys alone, withdraws it, takes that back, and reads the answer', async ({
  page,
}) => {
  const { employeeId } = await enterAsEmployee(page);
  const form = await askAboutYesterday(page);
  await form.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
  await expect(form.getByText('Enter a reason.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Reason' }).fill('The kiosk was dark');
  await form.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
  await expect(form.getByText('Change a punch or add a forgotten one.')).toBeVisible();
  const add = form.getByRole('button', { name: 'Add a forgotten punch' });
  await add.press('Enter');
  await form.getByLabel('Time').fill('07:00');
  await add.press('Enter');
  await expect(form.getByLabel('Direction').nth(1)).toHaveValue('out');
  await form.getByLabel('Time').nth(1).fill('15:00');
  await expectNoViolations(page);
  await form.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
  await expect(page.getByText('Request sent')).toBeVisible();

  const row = page.getByRole('table', { name: 'My requests' }).getByRole('row').nth(1);
  await expect(row).toContainText('In 07:00, forgotten');
  await expect(row).toContainText('Out 15:00, forgotten');
  await row.getByRole('button', { name: /^Withdraw/ }).press('Enter');
  await expect(row).toContainText('Withdrawn');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Open');

  const ask = await asAdmin(page);
  const { requests } = await ask<{ requests: { id: number }[] }>('get', '/correction-requests/list', {
    hotel: kioskHotel,
    employee: employeeId,
  });
  const body = { hotel: kioskHotel, id: requests[0]!.id, deed: 'refuse', answer: 'You were on leave' };
  await ask('post', '/correction-requests/decide', body);
  await expect(row).toContainText('Rejected');
  await expect(row).toContainText('You were on leave');
  await expect(page.getByRole('heading', { name: /^Average week, / })).toBeVisible();
  await expect(page.getByText('Presidential decree 88/1999, art. 6')).toBeVisible();
  await expectNoViolations(page);
});

test('a request that is refused by the server keeps what was typed, and says why', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await enterAsEmployee(page);
  for (const turn of [1, 2]) {
    const form = await askAboutYesterday(page);
    await form.getByRole('button', { name: 'Add a forgotten punch' }).click();
    await form.getByLabel('Time').fill('07:00');
    await form.getByRole('textbox', { name: 'Reason' }).fill('Forgot');
    await form.getByRole('button', { name: 'Send' }).click();
    if (turn === 1) await expect(page.getByText('Request sent')).toBeVisible();
    else {
      const refusal = form.getByRole('alert');
      await expect(refusal).toContainText('You have already sent a request for this day.');
      await expect(refusal).toBeFocused();
      await expect(refusal).toBeInViewport({ ratio: 1 });
      await expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('Forgot');
    }
  }
});

for (const width of [390, 320])
  test(`asking fits a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await enterAsEmployee(page);
    await expect(page.getByRole('heading', { name: 'My requests' })).toBeVisible();
    expect(await clipped(page)).toEqual([]);
    const form = await askAboutYesterday(page);
    await form.getByRole('button', { name: 'Add a forgotten punch' }).click();
    await settled(page);
    expect(await clipped(page)).toEqual([]);
  });
