import { expect, type Page, test } from '@playwright/test';
import { activeByCall } from '../support/invited';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';
import { addDays, today } from '../support/staff-timeline';
import { wide } from '../support/wide';

const dayAgo = (days: number) => addDays(today(), -days);

async function headersOf(page: Page) {
  const login = await page.request.post('/auth/login', { data: { email: 'admin@demo.com', password: 'admin' } });
  return { authorization: `Bearer ${(await login.json()).accessToken}` };
}

/** Adds an employee with a shift from 7 to 15 on the day `days` ago; with `came`, clocked in at 7. */
async function worker(page: Page, { days = 3, came = false, name = ownName('Zoë Clock') } = {}) {
  const id = Number((await addPerson(page, name)).split('/').at(-1));
  const headers = await headersOf(page);
  const day = dayAgo(days);
  const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
  const saved = await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } });
  expect(saved.status()).toBe(200);
  if (came) {
    const at = (await saved.json()).shift.start;
    const data = { hotel: 1003, employeeId: id, key: crypto.randomUUID(), at, direction: 'in', reason: 'Test' };
    expect((await page.request.post('/punches/correct', { headers, data })).status()).toBe(201);
  }
  return { id, name, day };
}

// Without the row that heads the findings of a person.
const row = (page: Page, name: string) => page.locator('tr[data-id]').filter({ hasText: name });

test('a shift without a punch is found, accepted as absent, and taken back', async ({ page }) => {
  await enter(page, '/attendance');
  const { id, name } = await worker(page);
  await page.goto(`/attendance?employee=${id}`);
  await expect(row(page, name)).toContainText('No punches');
  await expect(row(page, name)).toContainText('07:00–15:00');

  await page.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('The shift is marked as absent.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('1 finding accepted')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 finding reopened')).toBeVisible();
});

test('work that was never declared comes first, says what it may cost, and the board has the same', async ({
  page,
}) => {
  await enter(page, '/attendance');
  const { id, name, day } = await worker(page, { came: true });
  await page.goto(`/attendance?employee=${id}`);
  await expect(row(page, name).first()).toContainText('Worked, not declared');
  await page.getByRole('link', { name }).first().press('Enter');
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Up to €10,500 per person')).toBeVisible();
  await expectNoViolations(page);

  await page.goto(`/declarations?day=${day}&span=day&q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('link', { name: 'Worked, not declared' }).press('Enter');
  await expect(page).toHaveURL(/\/attendance\?/);
  await expect(row(page, name).first()).toContainText('Worked, not declared');
});

/** Adds an employee who came on none of the days from `first` to `last` days ago. */
async function absentee(page: Page, first: number, last: number, called = ownName('Zoë Clock')) {
  const { id, name } = await worker(page, { days: first, name: called });
  const headers = await headersOf(page);
  for (let days = first + 1; days <= last; days += 1) {
    const day = dayAgo(days);
    const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
    expect(
      (await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } })).status(),
    ).toBe(200);
  }
  return { id, name };
}

test(
  'twenty findings are cleared by twenty-one presses: the drawer goes on to the next by itself',
  wide,
  async ({ page }) => {
    await enter(page, '/attendance');
    const name = ownName('Τέσσερις Λείπουν');
    for (const one of [1, 2, 3, 4]) await absentee(page, 2, 6, `${name} ${one}`);
    await page.goto(`/attendance?q=${encodeURIComponent(name)}`);
    await expect(row(page, name)).toHaveCount(20);
    await expect(page.getByRole('button', { name: /^Accept all 5 of / })).toHaveCount(4);

    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    await row(page, name).first().getByRole('link').focus();
    await press('Enter');
    const drawer = page.getByRole('dialog', { name });
    await expect(drawer.getByText('1 of 20')).toBeVisible();
    for (let left = 20; left > 0; left -= 1) {
      await expect(drawer.getByText(`1 of ${left}`, { exact: false })).toBeVisible();
      await press('a');
    }
    await expect(drawer).toHaveCount(0);
    await expect(row(page, name)).toHaveCount(0);
    // Formerly each took two: the drawer was opened and closed for every finding.
    expect(presses).toBe(21);
  },
);

test('the drawer goes to the previous and the next finding, and gives the focus to the row shown last', async ({
  page,
}) => {
  await enter(page, '/attendance');
  const { id, name } = await absentee(page, 2, 4);
  await page.goto(`/attendance?employee=${id}`);
  await expect(row(page, name)).toHaveCount(3);
  await row(page, name).first().getByRole('link').press('Enter');
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('n');
  await expect(drawer.getByText('2 of 3')).toBeVisible();
  await drawer.getByRole('button', { name: 'Next finding' }).press('Enter');
  await expect(drawer.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('p');
  await expect(drawer.getByText('2 of 3')).toBeVisible();
  await expectNoViolations(page);

  await page.keyboard.press('e');
  const excuse = page.getByRole('dialog', { name: 'Excuse a finding' });
  await excuse.getByRole('textbox', { name: 'Reason' }).fill('Strike');
  await excuse.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
  await expect(drawer.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, name).nth(1).getByRole('link')).toBeFocused();
});

test('a finding is accepted in its row, the focus stays at its place, and a person’s at once', async ({ page }) => {
  await enter(page, '/attendance');
  const { id, name } = await absentee(page, 2, 5);
  await page.goto(`/attendance?employee=${id}`);
  await expect(row(page, name)).toHaveCount(4);
  await expect(row(page, name).first()).toContainText(/Overdue since|, 20\d\d/);
  const accept = row(page, name)
    .first()
    .getByRole('button', { name: /^Accept / });
  await accept.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 finding accepted')).toBeVisible();
  await expect(row(page, name)).toHaveCount(3);
  await expect(accept).toBeFocused();
  await row(page, name).first().getByRole('link').focus();
  await page.keyboard.press('a');
  await expect(row(page, name)).toHaveCount(2);
  await expect(row(page, name).first().getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: `Accept all 2 of ${name}` }).click();
  await expect(page.getByText('2 findings accepted')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

/** Three punches without directions, pushed by a terminal: they can be read in two ways. */
async function unclearPunches(page: Page, { id, day }: { id: number; day: string }) {
  const headers = await headersOf(page);
  const { person } = await (await page.request.get(`/people/person?hotel=1003&id=${id}`, { headers })).json();
  const serial = `UNC${String(Date.now()).slice(-9)}`;
  const device = { hotel: 1003, name: ownName('Side door'), serial, usedSince: addDays(day, -1) };
  expect((await page.request.post('/clock-devices/add-terminal', { headers, data: device })).status()).toBe(201);
  const lines = ['07', '11', '15'].map((hour) => `${person.code}\t${day} ${hour}:00:00\t255\t1\n`).join('');
  const push = await page.request.post(`/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=1`, {
    headers: { 'content-type': 'text/plain' },
    data: lines,
  });
  expect(await push.text()).toContain('OK');
}

test('punches that can be read in two ways are shown with both readings, and one is chosen', async ({ page }) => {
  await enter(page, '/attendance');
  const { id, name, day } = await worker(page);
  await unclearPunches(page, { id, day });
  await page.goto(`/attendance?employee=${id}&kind=unclear`);
  await page.getByRole('link', { name }).first().press('Enter');
  const drawer = page.getByRole('dialog', { name });
  const readings = drawer.getByRole('list', { name: 'How to read these punches' });
  await expect(readings.getByRole('listitem')).toHaveCount(2);
  await expect(readings).toContainText('Most likely');
  await expectNoViolations(page);

  const second = readings.getByRole('listitem').nth(1);
  await second.getByRole('button', { name: 'Use this reading' }).press('Enter');
  await expect(page.getByText('1 finding corrected')).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.goto(`/attendance?employee=${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'How to read' })).toHaveCount(0);
  const headers = await headersOf(page);
  const query = `hotel=1003&month=${day.slice(0, 7)}&employee=${id}`;
  const { timesheet } = await (await page.request.get(`/timesheets/one?${query}`, { headers })).json();
  expect(timesheet.days.find((one: { day: string }) => one.day === day).paidMinutes).toBe(240);
});

test('a missing out is corrected by its plan, by keys alone, and the clock then has both', async ({ page }) => {
  await enter(page, '/attendance');
  const { id, name, day } = await worker(page, { came: true });
  await page.goto(`/attendance?employee=${id}&kind=missingOut`);
  await expect(row(page, name)).toContainText('Missing clock-out');

  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Out 15:00')).toBeVisible();
  await drawer.getByRole('button', { name: 'Correct…' }).press('Enter');
  const form = page.getByRole('dialog', { name: `Correct the clock of ${name}` });
  await form.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
  await expect(form.getByText('Enter a reason.')).toBeVisible();
  const dayField = form.getByRole('textbox', { name: 'Day', exact: true });
  const proposed = await dayField.inputValue();
  await dayField.fill('');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Forgot the way out');
  await form.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
  await expect(dayField).toHaveAccessibleDescription(/Enter the day of the punch\./);
  await dayField.fill(proposed);
  await form.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
  await expect(page.getByText('1 finding corrected')).toBeVisible();

  await page.goto(`/attendance?employee=${id}&view=decided`);
  await expect(row(page, name)).toContainText('Corrected by');
  const punches = await page.request.get(`/punches/list?hotel=1003&employee=${id}&from=${day}&to=${day}`, {
    headers: await headersOf(page),
  });
  expect((await punches.json()).punches).toMatchObject([
    { direction: 'in', source: 'correction' },
    { direction: 'out', source: 'correction', reason: 'Forgot the way out' },
  ]);
});

test('several are excused at once, with one reason; without it nothing happens', async ({ page }) => {
  await enter(page, '/attendance');
  const name = ownName('Δύο Φορές');
  const first = await worker(page, { name: ownName(`${name} α`) });
  await worker(page, { name: ownName(`${name} β`) });
  await page.goto(`/attendance?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Excuse…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excuse 2 findings' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bus did not come');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 findings excused')).toBeVisible();
  await page.goto(`/attendance?view=decided&employee=${first.id}`);
  await page.getByRole('link', { name: first.name }).click();
  await expect(page.getByRole('dialog').getByText('The bus did not come')).toBeVisible();
});

test('a decision that cannot be sent says so, and the finding stays', async ({ page }) => {
  await enter(page, '/attendance');
  const { id, name } = await worker(page);
  await page.goto(`/attendance?employee=${id}`);
  await page.route('**/attendance/findings/decide', (route) => route.abort());
  await page.getByRole('link', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Accept' }).click();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /reach|connection|server/i })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, name)).toContainText('No punches');
});

test('somebody else’s decision arrives while one looks', async ({ page }) => {
  await enter(page, '/attendance');
  const { id, name } = await worker(page);
  await page.goto(`/attendance?employee=${id}`);
  await expect(row(page, name)).toHaveCount(1);
  const headers = await headersOf(page);
  const list = await (await page.request.get(`/attendance/findings?hotel=1003&employee=${id}`, { headers })).json();
  const [{ id: finding, version }] = list.findings;
  const data = { hotel: 1003, findings: [{ id: finding, version }], deed: 'accept' };
  expect((await page.request.post('/attendance/findings/decide', { headers, data })).status()).toBe(200);
  await expect(row(page, name)).toHaveCount(0);
});

/** Adds an employee who clocked in at 7 and requests the clock-out at 15:00. */
async function asker(page: Page) {
  const { id, name, day } = await worker(page, { came: true });
  const rights = { mayClock: true, mayApprove: false, mayPlan: false, mayPayroll: false };
  const grants = [{ hotel: 1003, scope: 'self', employeeId: id, ...rights }];
  const { session } = await activeByCall(page, name, { grants });
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const punches = [{ at: `${day}T15:00`, direction: 'out' }];
  const data = { hotel: 1003, day, punches, reason: 'The tablet was locked' };
  const asked = await page.request.post('/correction-requests/ask', { headers, data });
  expect(asked.status()).toBe(201);
  return { id, name, day, request: (await asked.json()).request.id as number };
}

test('a request is refused with an answer, taken back, and accepted: the clock then has both', async ({ page }) => {
  await enter(page, '/attendance');
  const { id, name, day } = await asker(page);
  await page.goto(`/attendance?employee=${id}`);
  await page.getByRole('tab', { name: /^Requests \(\d+\)$/ }).click();
  await expect(row(page, name)).toContainText('Out 15:00, forgotten');
  await expectNoViolations(page);
  await page.getByRole('link', { name }).press('Enter');
  const drawer = page.getByRole('dialog', { name: `Request from ${name}` });
  await expect(drawer.getByText('The tablet was locked')).toBeVisible();
  await expect(drawer.getByText('07:00–15:00')).toBeVisible();
  await drawer.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(drawer.getByText('Enter a reason for rejecting the request.')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await expectNoViolations(page);
  await drawer.getByRole('textbox', { name: 'Answer' }).fill('Come and see me');
  await drawer.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Request reopened')).toBeVisible();

  await page.getByRole('link', { name }).click();
  await drawer.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Request accepted, and the clock is corrected')).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await page.goto(`/attendance?view=requests&asked=decided&employee=${id}`);
  await expect(row(page, name)).toContainText('Accepted by');
  const punches = await page.request.get(`/punches/list?hotel=1003&employee=${id}&from=${day}&to=${day}`, {
    headers: await headersOf(page),
  });
  expect((await punches.json()).punches.at(-1)).toMatchObject({
    direction: 'out',
    source: 'correction',
    reason: expect.stringContaining('The tablet was locked'),
  });
});

test('of two who decide at once the second is told, and sees what was decided', async ({ page }) => {
  await enter(page, '/attendance');
  const { id, name, request } = await asker(page);
  // Without /live, as if the connection were lost for a moment.
  await page.route(/\/live(\?|$)/, (route) => route.abort());
  await page.goto(`/attendance?view=requests&employee=${id}`);
  await page.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name: `Request from ${name}` });
  await drawer.getByRole('textbox', { name: 'Answer' }).fill('No');
  const data = { hotel: 1003, id: request, deed: 'accept' };
  const answer = await page.request.post('/correction-requests/decide', { headers: await headersOf(page), data });
  expect(answer.status()).toBe(200);
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Somebody else has changed this in the meantime.')).toBeVisible();
  await expect(drawer.getByText(/^Accepted · /)).toBeVisible();
});

test('an answer that was being written stays when somebody else decides', async ({ page }) => {
  await enter(page, '/attendance');
  const { id, name, request } = await asker(page);
  await page.goto(`/attendance?view=requests&employee=${id}&request=${request}`);
  const drawer = page.getByRole('dialog', { name: `Request from ${name}` });
  await drawer.getByRole('textbox', { name: 'Answer' }).fill('The tablet was fine all day');
  const data = { hotel: 1003, id: request, deed: 'refuse', answer: 'Ask at the desk' };
  const answer = await page.request.post('/correction-requests/decide', { headers: await headersOf(page), data });
  expect(answer.status()).toBe(200);

  await expect(drawer.getByRole('alert')).toContainText('decided while you were writing');
  await expect(drawer.getByText('Ask at the desk')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Your answer, not sent' })).toHaveValue(
    'The tablet was fine all day',
  );
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Reopen' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue('The tablet was fine all day');
});

for (const [action, title] of [
  ['Excuse', 'Excuse a finding'],
  ['Correct', 'Correct'],
] as const) {
  test(`a reason typed to ${action.toLowerCase()} stays when the finding was decided meanwhile`, async ({ page }) => {
    await enter(page, '/attendance');
    const { id, name } = await worker(page, { came: true });
    const headers = await headersOf(page);
    const list = await (await page.request.get(`/attendance/findings?hotel=1003&employee=${id}`, { headers })).json();
    const [{ id: finding, version }] = list.findings;
    await page.goto(`/attendance?employee=${id}&finding=${finding}`);
    await page.getByRole('dialog', { name }).getByRole('button', { name: action }).click();
    const form = page.getByRole('dialog', { name: title });
    await form.getByRole('textbox', { name: 'Reason' }).fill('The bus was late');
    const data = { hotel: 1003, findings: [{ id: finding, version }], deed: 'accept' };
    expect((await page.request.post('/attendance/findings/decide', { headers, data })).status()).toBe(200);

    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText('Nothing was saved; what you typed is still here.');
    await expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('The bus was late');
  });
}
