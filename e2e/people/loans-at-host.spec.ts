import { splitName } from '@horae/contract/people/person-name';
import { expect, type Page, test } from '@playwright/test';
import { tokenOf } from '../support/mail';
import { clipped, expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { logInAtHotel } from '../support/session';
import { addDays, ask, today } from '../support/staff-timeline';

const [home, host] = [1004, 1003];
const job = 'Σερβιτόρα';

/** Date and time on the hotel's clock, some minutes from now but not before today. */
function hotelTime(minutes: number): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Athens',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const text = format.format(Date.now() + minutes * 60_000).replace(' ', 'T');
  return text < today() ? `${today()}T00:00` : text;
}

/** Adds somebody to the sister hotel, at work now, whom it lends to the whole of this hotel from yesterday to tomorrow. */
async function lendSomebody(page: Page, name: string): Promise<() => Promise<void>> {
  const headers = await tokenOf(page, 'admin');
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const choices = await (await page.request.get(`/people/choices?hotel=${home}`, { headers })).json();
  const contract = {
    fromDay: '2024-01-01',
    kind: 'full',
    hasFixedHours: true,
    weeklyHours: 40,
    daysPerWeek: 5,
    isBreakInsideHours: false,
    flexibleArrival: 0,
    hourlyCost: null,
  };
  const { person } = await post('/people/add-person', {
    hotel: home,
    person: {
      code: `G${name.replaceAll(/\D/g, '')}`,
      ...splitName(name),
      jobTitle: job,
      departmentId: choices.departments[0].id,
      workCentreId: choices.workCentres[0].id,
      contract,
    },
  });
  const [start, end] = [hotelTime(-60), hotelTime(240)];
  await post('/stafftimer/shifts/save', {
    shift: { hotel: home, employeeId: person.id, typeOfShift: 'Regular', start, end },
    reason: 'Test',
  });
  const at = new Date(Date.now() - 60_000).toISOString();
  const punch = { hotel: home, employeeId: person.id, key: crypto.randomUUID(), at, direction: 'in', reason: 'Test' };
  await post('/punches/correct', punch);
  const firstDay = addDays(today(), -1);
  const place = { hostHotel: host, hostDepartment: null };
  const loan = { ...place, firstDay, lastDay: addDays(today(), 1), payer: 'host', agreement: '' };
  await post('/people/set-loan', { hotel: home, id: person.id, loan });
  return () => post('/people/remove-loan', { hotel: home, id: person.id, firstDay });
}

test('the host sees who is on loan: below its hours, in today’s list and on the list for the inspector', async ({
  page,
}) => {
  const name = ownName('Δανεικού Ηώ');
  const takeBack = await lendSomebody(page, name);
  await logInAtHotel(page, 'client');

  await page.goto('/working-hours-calendar?period=week');
  const loans = page.locator('details').filter({ hasText: 'On loan here' });
  await expect(loans.locator('summary')).toContainText(/\d+ (person|people), planned/);
  await loans.locator('summary').press('Enter');
  const row = loans.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(job);
  await expect(row.getByRole('cell', { name: 'Whole hotel' })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeVisible();
  expect(await clipped(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/organisation-unit-calendar');
  const guests = page.getByRole('region', { name: 'On loan here' });
  await expect(guests).toContainText(name);
  await expect(guests).toContainText(/\d\d:\d\d–\d\d:\d\d, from /);
  await expectNoViolations(page);

  await page.goto('/on-duty');
  const sheet = page.getByRole('table', { name: 'On loan from other hotels' });
  await expect(sheet.getByRole('row').filter({ hasText: name })).toContainText(job);
  await expectNoViolations(page);

  await takeBack();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'On duty now' })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
});

test('the hours of somebody whom another department has are in its sums, on the timeline and in the hours', async ({
  page,
}) => {
  const [week, kitchen, housekeeping] = ['2046-03-05', 125, 122];
  await logInAtHotel(page);
  const name = ownName('Lent');
  const made = await addPerson(page, name, { departmentId: kitchen });
  const employeeId = Number(made.split('/').at(-1));
  for (const day of [0, 1]) {
    const [start, end] = ['T07:00', 'T15:00'].map((time) => `${addDays(week, day)}${time}`);
    const shift = { hotel: host, employeeId, typeOfShift: 'Regular', start, end };
    await ask(page, '/stafftimer/shifts/save', { shift });
  }
  const loan = { hostHotel: host, hostDepartment: housekeeping, payer: 'home', agreement: '' };
  const days = { firstDay: addDays(week, 1), lastDay: addDays(week, 6) };
  await ask(page, '/people/set-loan', { hotel: host, id: employeeId, loan: { ...loan, ...days } });

  const search = `date=${week}&view=week&bu=all&q=${encodeURIComponent(name)}`;
  await page.goto(`/staff-timeline?${search}`);
  const grid = page.getByRole('treegrid', { name: 'Staff timeline' });
  const headOf = (department: string) =>
    grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${department}`) }) });
  await expect(headOf('Kitchen').getByRole('rowheader')).toHaveAccessibleName(/8 hours/);
  const row = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
  await expect(row.first().getByRole('rowheader')).toHaveAccessibleName(/16 hours/);
  const worked = grid.getByRole('button', { name: new RegExp(`^${name}, .*07:00`) });
  await expect(worked).toHaveCount(2);
  await expect(worked.nth(0)).not.toHaveAccessibleName(/Housekeeping/);
  await expect(worked.nth(1)).toHaveAccessibleName(/at Housekeeping/);

  await page.goto(`/working-hours-calendar?period=week&date=${week}&q=${encodeURIComponent(name)}&open=all`);
  const tree = page.getByRole('treegrid');
  for (const department of ['Kitchen', 'Housekeeping'])
    await expect(tree.getByRole('row', { name: new RegExp(department) }).first()).toHaveText(/8\D*8$/);
});
