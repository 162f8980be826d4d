import { expect, type Page, test } from '@playwright/test';
import { choose, downloaded, readBook, rowsOf } from '../support/files';
import { tokenOf } from '../support/mail';
import { addPerson, ownName } from '../support/people';
import { enter, storedValues } from '../support/session';
import { addDays, askRange, bars, openTimeline, today } from '../support/staff-timeline';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' });
const pulse = (page: Page, what: string) => page.getByRole('button', { name: new RegExp(`^${what} `) });

interface Work {
  days: number;
  clock?: [direction: string, time: string][];
  breakMinutes?: number;
  contract?: object;
}

/** Adds an employee with a shift from 7 to 15 on the day `days` ago. */
async function worker(page: Page, { days, clock = [], breakMinutes = 0, contract = {} }: Work) {
  const name = ownName('Χλόη Ματιά');
  const terms = {
    fromDay: '2024-01-01',
    kind: 'full',
    hasFixedHours: true,
    weeklyHours: 40,
    daysPerWeek: 5,
    isBreakInsideHours: false,
    flexibleArrival: 0,
    hourlyCost: null,
  };
  const id = Number((await addPerson(page, name, { contract: { ...terms, ...contract } })).split('/').at(-1));
  const headers = await tokenOf(page, 'admin');
  const day = addDays(today(), -days);
  const shift = {
    hotel: 1003,
    employeeId: id,
    typeOfShift: 'Regular',
    start: `${day}T07:00`,
    end: `${day}T15:00`,
    breakMinutes,
  };
  const saved = await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } });
  expect(saved.status(), await saved.text()).toBe(200);
  const offset = (await saved.json()).shift.start.slice(-6);
  for (const [direction, time] of clock) {
    const at = `${day}T${time}:00${offset}`;
    const data = { hotel: 1003, employeeId: id, key: crypto.randomUUID(), at, direction, reason: 'Test' };
    expect((await page.request.post('/punches/correct', { headers, data })).status()).toBe(201);
  }
  // That the day was not declared is not what these tests are about.
  const undeclared = `/attendance/findings?hotel=1003&employee=${id}&kind=workedUndeclared`;
  const { findings } = await (await page.request.get(undeclared, { headers })).json();
  if (findings.length > 0) {
    const known = findings.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
    const data = { hotel: 1003, findings: known, deed: 'accept' };
    expect((await page.request.post('/attendance/findings/decide', { headers, data })).status()).toBe(200);
  }
  const { resources } = await askRange(page, day, addDays(day, 1));
  const { businessUnitId } = resources.find(({ employeeId }) => employeeId === id)!;
  return { id, name, day, place: `?date=${day}&bu=${businessUnitId}&emp=${id}` };
}

test('a finding of the inbox is an issue on the calendar, and goes from it while it is open beside', async ({
  page,
  context,
}) => {
  await enter(page, '/staff-timeline');
  const { id, name, place } = await worker(page, {
    days: 3,
    clock: [
      ['in', '07:20'],
      ['out', '15:00'],
    ],
  });
  const connected = page.waitForResponse((response) => new URL(response.url()).pathname === '/live');
  await openTimeline(page, place);
  await connected;
  await expect(pulse(page, 'Issues')).toHaveAccessibleName('Issues 1');
  await expect(bars(page)).toHaveAccessibleName(/, 1 issue$/);
  await bars(page).click();
  await expect(page.getByText('Clocked in 20 m late.').first()).toBeVisible();

  const inbox = await context.newPage();
  await enter(inbox, `/attendance?employee=${id}`);
  await inbox.getByRole('link', { name }).click();
  await inbox.getByRole('dialog', { name }).getByRole('button', { name: 'Accept' }).click();
  await expect(inbox.getByText('1 finding accepted')).toBeVisible();

  await expect(pulse(page, 'Issues')).toHaveAccessibleName('Issues 0');
  await expect(bars(page)).not.toHaveAccessibleName(/issue/);

  await inbox.getByRole('button', { name: 'Undo' }).click();
  await expect(pulse(page, 'Issues')).toHaveAccessibleName('Issues 1');
});

test('the calendar stands without what is to be looked at, says so, and asks again', async ({ page }) => {
  await enter(page, '/staff-timeline');
  const isChecks = (url: URL) => url.pathname === '/stafftimer/checks';
  // Without /live, changes by other tests cannot make the page reload.
  await page.route('**/live?*', (route) => route.abort());
  await page.route(isChecks, (route) => route.fulfill({ status: 500, body: '{}' }));
  await openTimeline(page, `?date=${today()}`);
  await expect(bars(page).first()).toBeVisible();
  await expect(page.getByText('Issues and holidays could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await expect(pulse(page, 'Issues')).toHaveAccessibleName('Issues –');

  await page.unroute(isChecks);
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByText('Issues and holidays could not be loaded.')).toHaveCount(0);
  await expect(pulse(page, 'Issues')).toHaveAccessibleName(/^Issues \d+$/);
});

test('a calendar shows the holidays of its hotel: by the country, and its own', async ({ page }) => {
  await enter(page, '/staff-timeline');
  const headers = await tokenOf(page, 'admin');
  const year = Number(today().slice(0, 4)) + 1;
  await openTimeline(page, `?date=${year}-10-28&view=month`);
  await expect(grid(page).getByRole('columnheader', { name: /October 28, .*Ochi Day/ })).toBeVisible();

  const companyId = 20_000_000 + (Date.now() % 1_000_000);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const settings = {
    name: `Pousada ${companyId}`,
    timeZone: 'Europe/Lisbon',
    country: 'PT',
    weekStart: 1,
    dayDivide: 0,
  };
  await post('/organisation/add-hotel', { hotel: { companyId, ...settings } });
  await post('/organisation/add-places', { hotel: companyId, tree: 'units', rows: [['Rooms', 'Floors', 'East']] });
  await post('/organisation/add-places', { hotel: companyId, tree: 'departments', rows: [['All', 'Housekeeping']] });
  const choices = await (await page.request.get(`/people/choices?hotel=${companyId}`, { headers })).json();
  await post('/people/add-person', {
    hotel: companyId,
    person: {
      code: '1',
      surname: 'Alves',
      firstName: 'Inês',
      departmentId: choices.departments[0].id,
      workCentreId: choices.workCentres[0].id,
      contract: {
        fromDay: '2024-01-01',
        kind: 'full',
        hasFixedHours: true,
        weeklyHours: 40,
        daysPerWeek: 5,
        isBreakInsideHours: false,
        flexibleArrival: 0,
        hourlyCost: null,
      },
    },
  });
  await post('/organisation/set-holiday', { hotel: companyId, day: `${year}-10-12`, name: 'Closed for painting' });
  const login = await page.request.post('/auth/login', { data: { email: 'admin@demo.com', password: 'admin' } });
  const { userData } = await login.json();
  const hotel = userData.hotels.find((one: { ErpCompanyId: number }) => one.ErpCompanyId === companyId);
  const { selectedApp } = (await storedValues(page)) as { selectedApp: object };
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, selectedHotel: hotel, selectedApp: { ...selectedApp, ErpCompanyId: companyId } },
  );

  for (const calendar of ['staff-timeline', 'organisation-unit-calendar']) {
    await page.goto(`/${calendar}?date=${year}-10-28&view=month`);
    await expect(page.getByRole('columnheader', { name: /October 12, .*Closed for painting/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /October 28, / })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Ochi Day/ })).toHaveCount(0);
  }
});

test('a break that counts as work is left on in the timeline, its file, the sums and the time sheet', async ({
  page,
}) => {
  await enter(page, '/staff-timeline');
  const { id, name, day, place } = await worker(page, {
    days: 20,
    breakMinutes: 30,
    contract: { isBreakInsideHours: true },
  });
  await openTimeline(page, place);
  await expect(grid(page).getByRole('rowheader', { name: new RegExp(`^${name}, .*8 hours$`) })).toBeVisible();
  await bars(page).click();
  await expect(page.getByText('8 h (30 m break, counted as work)')).toBeVisible();
  const csv = await downloaded(page, () => choose(page, 'CSV'));
  const [head, row] = rowsOf(readBook(csv.bytes), 'Sheet1');
  expect(row?.[head!.indexOf('Hours')]).toBe(8);

  await page.goto(`/working-hours-calendar?period=month&date=${day}&q=${encodeURIComponent(name)}&open=all`);
  const hours = page.getByRole('treegrid', { name: 'Working hours' });
  await expect(hours.getByRole('row', { name: new RegExp(`^${name}, .*\\b8(\\.00)? hours$`) })).toBeVisible();

  const headers = await tokenOf(page, 'admin');
  const sheet = await page.request.get(`/timesheets/one?hotel=1003&month=${day.slice(0, 7)}&employee=${id}`, {
    headers,
  });
  expect((await sheet.json()).timesheet.plannedMinutes).toBe(480);
  await page.goto(`/timesheets?month=${day.slice(0, 7)}&q=${encodeURIComponent(name)}`);
  await expect(
    page.getByRole('row').filter({ hasText: name }).getByRole('cell', { name: '8', exact: true }).first(),
  ).toBeVisible();
});
