import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';
import { addDays, today } from '../support/staff-timeline';

async function headersOf(page: Page) {
  const login = await page.request.post('/auth/login', { data: { email: 'admin@demo.com', password: 'admin' } });
  return { authorization: `Bearer ${(await login.json()).accessToken}` };
}

/**
 * Adds an employee. Fixed hours are the exception: a test that changes how the hotel declares those would affect other
 * tests.
 */
async function worker(page: Page, hasFixedHours = false) {
  const name = ownName('Nefeli Test');
  const contract = {
    fromDay: '2024-01-01',
    kind: 'full',
    hasFixedHours,
    weeklyHours: 40,
    daysPerWeek: 5,
    isBreakInsideHours: false,
    flexibleArrival: 0,
    hourlyCost: null,
  };
  const path = await addPerson(page, name, { surnameGreek: 'Δοκιμάκη', firstNameGreek: 'Νεφέλη', contract });
  return { id: Number(path.split('/').at(-1)), name, headers: await headersOf(page) };
}

/** Returns a tax number that nobody else has, with a valid check digit. */
function taxNumber(id: number): string {
  const digits = String(10_000_000 + (id % 90_000_000));
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return `${digits}${(sum % 11) % 10}`;
}

/** The list of what would be declared. */
const list = (page: Page) => page.getByRole('dialog', { name: /^Submit to ERGANI/ });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a week is submitted, refused, mended, accepted, and has a paper', async ({ page }) => {
  await enter(page, '/declarations');
  const { id, name, headers } = await worker(page);
  const shift = {
    hotel: 1003,
    employeeId: id,
    typeOfShift: 'Regular',
    start: '2033-05-02T07:00',
    end: '2033-05-02T15:00',
  };
  expect(
    (await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } })).status(),
  ).toBe(200);

  await page.goto(`/declarations?day=2033-05-04&q=${encodeURIComponent(name)}`);
  const monday = row(page, name).getByRole('button', { name: 'Mon 2, 07:00–15:00: Differs' });
  await expect(monday).toContainText('07:00–15:00');
  await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit…' }).press('Enter');
  await expect(list(page).getByRole('checkbox', { name: `${name}, Mon May 2 07:00–15:00` })).toBeChecked();
  await list(page).getByRole('button', { name: 'Submit 1 day' }).press('Enter');
  await expect(page.getByText('1 declaration is being sent')).toBeVisible();

  await page.goto(`/declarations?view=rejected&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText(`The tax number of ${name} is missing.`, { timeout: 20_000 });
  const fields = { hotel: 1003, id, fields: { taxNumber: taxNumber(id) } };
  expect((await page.request.post('/people/update-person', { headers, data: fields })).ok()).toBe(true);
  await page.getByRole('button', { name: `Resolve the rejection of ${name}, Schedule` }).click();
  const dialog = page.getByRole('dialog', { name: `Rejected: ${name}` });
  await expect(dialog).toContainText('is missing');
  await dialog.getByRole('button', { name: 'Send again…' }).click();
  await expect(list(page)).toContainText('07:00–15:00');
  await list(page).getByRole('button', { name: 'Submit 1 day' }).click();
  await expect(page.getByText('1 declaration is being sent')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/declarations?view=accepted&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText(/ΔΟΚ\d+/, { timeout: 20_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF of ΔΟΚ/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^ΔΟΚ\d+\.pdf$/);
  await page.goto(`/declarations?day=2033-05-04&q=${encodeURIComponent(name)}`);
  await expect(row(page, name).getByRole('button', { name: 'Mon 2: As declared' })).toBeVisible();
  // What nobody planned and nobody answered is not declared.
  await expect(row(page, name).getByRole('button', { name: 'Tue 3, Rest day: Differs' })).toBeVisible();
});

test('a list is shown before anything is submitted: days without any plan and days that are over are asked about', async ({
  page,
}) => {
  await enter(page, '/declarations');
  const { id, name, headers } = await worker(page);
  const shift = async (day: string, typeOfShift = 'Regular', from = '07:00', to = '15:00') => {
    const data = {
      shift: { hotel: 1003, employeeId: id, typeOfShift, start: `${day}T${from}`, end: `${day}T${to}` },
      reason: 'Test',
    };
    expect((await page.request.post('/stafftimer/shifts/save', { headers, data })).status()).toBe(200);
  };
  for (const day of ['2033-07-04', '2033-07-05']) await shift(day);
  await shift('2033-07-04', 'Overtime', '15:00', '17:00');
  await page.goto(`/declarations?day=2033-07-06&q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('checkbox').press(' ');
  const open = () => page.getByRole('button', { name: 'Submit…' }).press('Enter');
  await open();
  const day = (says: string) => list(page).getByRole('checkbox', { name: `${name}, ${says}` });
  const status = list(page).getByRole('status');
  await expect(day('Mon Jul 4 07:00–15:00 · Overtime 15:00–17:00')).toBeChecked();
  await expect(status).toHaveText('2 days · 1 person · 5 days left out');
  const asked = list(page).getByRole('region', { name: 'Nothing is planned' });
  await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(day('Wed Jul 6 Rest day')).not.toBeChecked();
  await expectNoViolations(page);

  // Groups and single days, by keys alone.
  const planned = list(page).getByRole('checkbox', { name: 'Planned days 2 of 2' });
  await planned.press(' ');
  await expect(status).toHaveText('No day is ticked. · 7 days left out');
  await list(page).getByRole('button', { name: 'Submit 0 days' }).press('Enter');
  await expect(list(page)).toBeVisible();
  await day('Tue Jul 5 07:00–15:00').press(' ');
  await day('Wed Jul 6 Rest day').press(' ');
  await expect(status).toHaveText('2 days · 1 person · 5 days left out');

  // Somebody else changes the plan in the meantime.
  await shift('2033-07-07', 'Regular', '09:00', '17:00');
  await list(page).getByRole('button', { name: 'Submit 2 days' }).press('Enter');
  await expect(list(page).getByRole('alert')).toContainText('have changed since you looked at the list');
  await expect(day('Thu Jul 7 09:00–17:00')).toBeChecked();
  await expect(day('Wed Jul 6 Rest day')).toBeChecked();
  await expect(day('Mon Jul 4 07:00–15:00 · Overtime 15:00–17:00')).not.toBeChecked();
  await day('Thu Jul 7 09:00–17:00').press(' ');
  await list(page).getByRole('button', { name: 'Submit 2 days' }).press('Enter');
  await expect(page.getByText('1 declaration is being sent')).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);

  const cell = (says: RegExp) => row(page, name).getByRole('button', { name: says });
  await expect(cell(/^Mon 4, .*: Differs/)).toBeVisible();
  await expect(cell(/^Wed 6/)).not.toHaveAccessibleName(/Differs/);
  await expect(cell(/^Thu 7, 09:00–17:00: Differs/)).toBeVisible();
});

test('days that are over stand apart in the list, and are late', async ({ page }) => {
  await enter(page, '/declarations');
  const { id, name, headers } = await worker(page);
  const past = addDays(today(), -1);
  const data = {
    shift: { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: `${past}T07:00`, end: `${past}T15:00` },
    reason: 'Test',
  };
  expect((await page.request.post('/stafftimer/shifts/save', { headers, data })).status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/declarations?day=${past}&person=${id}&on=${past}&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Submit this day…' }).click();
  const over = list(page).getByRole('region', { name: 'Days that are over' });
  await expect(over).toContainText('Declared now, they are late.');
  const late = over.getByRole('checkbox', { name: '07:00–15:00' });
  await expect(late).not.toBeChecked();
  await expect(list(page).getByRole('button', { name: 'Submit 0 days' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoViolations(page);
  await late.check();
  await list(page).getByRole('button', { name: 'Submit 1 day' }).click();
  await expect(page.getByText('1 declaration is being sent')).toBeVisible();
});

test('a list that cannot be loaded can be asked for again, and a lost answer submits nothing twice', async ({
  page,
}) => {
  await enter(page, '/declarations');
  const { id, name, headers } = await worker(page);
  const shift = {
    hotel: 1003,
    employeeId: id,
    typeOfShift: 'Regular',
    start: '2033-07-11T07:00',
    end: '2033-07-11T15:00',
  };
  expect(
    (await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } })).status(),
  ).toBe(200);
  await page.goto(`/declarations?day=2033-07-13&q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('checkbox').check();
  await page.route('**/declarations/to-submit', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit…' }).click();
  const again = list(page).getByRole('button', { name: 'Retry' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/declarations/to-submit');
  await again.press('Enter');
  await expect(list(page).getByRole('status')).toHaveText('1 day · 1 person · 6 days left out');

  // The server takes it, but its answer is lost.
  await page.route('**/declarations/submit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await list(page).getByRole('button', { name: 'Submit 1 day' }).click();
  await expect(list(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/declarations/submit');
  await list(page).getByRole('button', { name: 'Submit 1 day' }).click();
  await expect(page.getByText('1 declaration is being sent')).toBeVisible();
});

test('the week is a grid for the keyboard, and a day opens with what can be done about it', async ({ page }) => {
  await enter(page, '/declarations');
  const { id, name, headers } = await worker(page);
  for (const day of ['2033-05-03', '2033-05-05']) {
    const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
    expect(
      (await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } })).status(),
    ).toBe(200);
  }
  await page.goto(`/declarations?day=2033-05-04&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('radio', { name: 'Only differences' })).toBeChecked();
  const cell = (says: RegExp) => row(page, name).getByRole('button', { name: says });
  await cell(/^Mon 2/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(/^Tue 3, 07:00–15:00: Differs/)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cell(/^Sun 8/)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expectNoViolations(page);

  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: `${name}, May 3, 2033` });
  await expect(drawer).toContainText('not declared');
  await expect(drawer.getByRole('link', { name: 'Open the day in the plan' })).toBeVisible();
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Next difference' }).press('Enter');
  // A rest day is declared, too.
  const wednesday = page.getByRole('dialog', { name: `${name}, May 4, 2033` });
  await expect(wednesday).toContainText('Rest day');
  await wednesday.getByRole('button', { name: 'Submit this day…' }).click();
  await list(page)
    .getByRole('checkbox', { name: `${name}, Wed May 4 Rest day` })
    .check();
  await list(page).getByRole('button', { name: 'Submit 1 day' }).click();
  await expect(page.getByText('1 declaration is being sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wednesday).toHaveCount(0);
  await expect(cell(/^Wed 4/)).toBeFocused();
});

test('twenty people fit on a screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, '/declarations?only=everybody');
  const rows = page.getByRole('grid', { name: 'Declarations' }).getByRole('row');
  await expect(rows.nth(20)).toBeVisible();
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  // A day with two intervals makes its row higher.
  const oneLine = Math.min(...boxes.slice(1).map(({ height }) => height));
  expect(boxes[0]!.bottom + 20 * oneLine).toBeLessThanOrEqual(900);
});

/** Adds an employee who clocked in a minute ago; returns the name. */
async function atWork(page: Page): Promise<string> {
  const { id, name, headers } = await worker(page);
  const at = new Date(Date.now() - 60_000).toISOString();
  const data = { hotel: 1003, employeeId: id, key: crypto.randomUUID(), at, direction: 'in', reason: 'Test' };
  expect((await page.request.post('/punches/correct', { headers, data })).status()).toBe(201);
  return name;
}

test('the sheet of who is on duty has everybody at work, and prints with a line to sign', async ({ page }) => {
  await enter(page, '/on-duty');
  const name = await atWork(page);

  await expect(row(page, name)).toContainText('Not declared');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('For the hotel: name and signature')).toBeVisible();
  await expect(page.getByText('Branch: 0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this list' })).toBeHidden();
  await expect(row(page, name)).toBeVisible();
});

test('who should be at work and did not come is on the sheet, first and in print too', async ({ page }) => {
  await enter(page, '/on-duty');
  const { id, name, headers } = await worker(page);
  // Minutes of the hotel's wall clock around now.
  const wall = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000).toLocaleString('sv-SE', { timeZone: 'Europe/Athens' }).slice(0, 16);
  const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular' };
  const times = { start: wall(-30).replace(' ', 'T'), end: wall(300).replace(' ', 'T') };
  const saved = await page.request.post('/stafftimer/shifts/save', {
    headers,
    data: { shift: { ...shift, ...times }, reason: 'Test' },
  });
  expect(saved.status()).toBe(200);

  await page.reload();
  await expect(row(page, name)).toContainText('Missing, planned');
  await expect(page.getByText(/\d+ missing/)).toBeVisible();
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, name)).toContainText('Missing, planned');
});

/** Adds an employee with a tax number whose punches of an hour ago have late cards. */
async function latecomer(page: Page) {
  const { id, name, headers } = await worker(page);
  const fields = { hotel: 1003, id, fields: { taxNumber: taxNumber(id) } };
  expect((await page.request.post('/people/update-person', { headers, data: fields })).ok()).toBe(true);
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const data = { hotel: 1003, employeeId: id, key: crypto.randomUUID(), at, direction: 'in', reason: 'Test' };
  expect((await page.request.post('/punches/correct', { headers, data })).status()).toBe(201);
  return name;
}

test('late cards are resolved together with one reason, by keys alone', async ({ page }) => {
  await enter(page, '/declarations?view=rejected');
  const name = await latecomer(page);
  await page.goto(`/declarations?view=rejected&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText('The card is late, so it needs a reason.', { timeout: 20_000 });
  await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Resolve a late card…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Resolve a late card' });
  await dialog.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Choose why the card is late.');
  await expectNoViolations(page);
  await dialog.getByLabel('Why the card is late').selectOption({ label: 'The employer’s systems were down' });
  await dialog.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(page.getByText('1 card sent again')).toBeVisible();
  await page.goto(`/declarations?view=accepted&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText(/ΔΟΚ\d+/, { timeout: 20_000 });
});

test('a refusal says what is wrong and where it is mended, its own words folded', async ({ page }) => {
  await enter(page, '/declarations');
  const { id, name, headers } = await worker(page);
  const range = { hotel: 1003, from: '2033-05-02', to: '2033-05-02' };
  const listed = await page.request.post('/declarations/to-submit', { headers, data: { ...range, employees: [id] } });
  const [{ seen }] = (await listed.json()).people;
  const data = { ...range, people: [{ id, seen, days: [range.from] }] };
  expect((await page.request.post('/declarations/submit', { headers, data })).status()).toBe(200);
  await page.goto(`/declarations?view=rejected&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText(`The tax number of ${name} is missing.`, { timeout: 20_000 });
  await page.getByRole('button', { name: `Resolve the rejection of ${name}, Schedule` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Rejected: ${name}` });
  await expect(dialog.getByRole('group')).not.toHaveAttribute('open');
  await dialog.getByText('Original message from ERGANI').press('Enter');
  await expect(dialog.locator('pre')).toHaveText(`The tax number of ${name} is missing.`);
  await expectNoViolations(page);
  await dialog.getByRole('link', { name: 'Open the person' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/people/${id}`));
});

test('the menu of a client leaves out what the rights at the chosen hotel do not open, and the page says why', async ({
  page,
}) => {
  await enter(page, '/my-time', 'client');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Attendance' })).toBeVisible();
  await menu.getByRole('button', { name: 'Declarations' }).click();
  await expect(menu.getByRole('link', { name: 'On duty now' })).toBeVisible();

  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userData')!);
    for (const hotel of user.hotels) hotel.rights = ['payroll'];
    localStorage.setItem('userData', JSON.stringify(user));
  });
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Time sheets' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Attendance' })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Declarations' })).toHaveCount(0);
});

test('a service that is gone leaves what was loaded, and a first look has a way to try again', async ({ page }) => {
  // At night nobody else may be at work.
  await atWork(page);
  await enter(page, '/on-duty');
  const sheet = page.getByRole('table', { name: 'On duty now' });
  await expect(sheet).toBeVisible();
  await page.route('**/declarations/on-duty**', (route) => route.abort());
  const name = await atWork(page);
  await expect(sheet).toBeVisible();

  await page.reload();
  const again = page.getByRole('button', { name: 'Retry' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/declarations/on-duty**');
  await again.press('Enter');
  await expect(row(page, name)).toBeVisible();
});

test('a hotel declares fixed hours by the week once it says so', async ({ page }) => {
  await enter(page, '/declarations');
  const weekly = page.getByRole('switch', { name: 'Weekly schedules for fixed hours' });
  const open = () => page.getByRole('main').getByRole('button', { name: 'Settings', exact: true }).press('Enter');
  await open();
  await weekly.press(' ');
  await expect(weekly).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();

  const { id, name, headers } = await worker(page, true);
  const fields = { hotel: 1003, id, fields: { taxNumber: taxNumber(id) } };
  expect((await page.request.post('/people/update-person', { headers, data: fields })).ok()).toBe(true);
  const shift = {
    hotel: 1003,
    employeeId: id,
    typeOfShift: 'Regular',
    start: '2033-06-06T09:00',
    end: '2033-06-06T17:00',
  };
  expect(
    (await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } })).status(),
  ).toBe(200);
  await page.goto(`/declarations?day=2033-06-08&q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit…' }).click();
  await list(page).getByRole('checkbox', { name: 'Nothing is planned 0 of 6' }).check();
  await expect(list(page)).toContainText('the hours count for every week from Jun 6, 2033');
  await list(page).getByRole('button', { name: 'Submit 7 days' }).click();
  await expect(page.getByText('1 declaration is being sent')).toBeVisible();
  await page.goto(`/declarations?view=accepted&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText('Every week from Jun 6, 2033', { timeout: 20_000 });

  // Repeated hours are shown without further text.
  await page.goto(`/declarations?day=2033-06-20&span=day&only=everybody&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText('09:00–17:00');
  await page.goto('/declarations');
  await open();
  await weekly.press(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
});
