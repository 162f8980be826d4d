import { expect, test } from '@playwright/test';
import { addPerson, ownName } from '../support/people';
import { enter, logIn, logInAtHotel, logOut, storedValues } from '../support/session';
import {
  addDays,
  ask,
  askRange,
  barOf,
  bars,
  inFilters,
  monday,
  openTimeline,
  paths,
  requestsTo,
  today,
} from '../support/staff-timeline';

test('a fresh login opens the current week; the zoom chosen last is kept until logout', async ({ page, context }) => {
  await logInAtHotel(page, 'client');
  await expect(page.getByRole('radio', { name: 'Week', exact: true })).toBeChecked();
  await expect(page.getByRole('columnheader', { name: /, today(, .+)?, \d+ working, [\d.]+ hours?$/ })).toBeVisible();

  await page.getByRole('radio', { name: 'Month' }).click();
  await expect(page).toHaveURL(/view=month/);
  expect(await storedValues(page)).toMatchObject({ calendarView: 'resourceTimelineMonth' });
  await page.close();
  const next = await context.newPage();
  await next.goto('/staff-timeline');
  await expect(next.getByRole('radio', { name: 'Month' })).toBeChecked();

  await logOut(next);
  await logIn(next, 'client');
  await expect(next.getByRole('radio', { name: 'Week', exact: true })).toBeChecked();
});

test('a declared shift is no bar unless it is overtime, and overtime only while overtimes are shown', async ({
  page,
}) => {
  await logInAtHotel(page);
  const first = addDays(monday(today()), -21);
  const { events } = await askRange(page, first, addDays(first, 42), { erganiFlag: true });
  const declared = events.filter(({ erganiShift }) => erganiShift);
  const regular = declared.find(({ typeOfShift }) => typeOfShift !== 'Overtime')!;
  const overtime = declared.find(({ typeOfShift }) => typeOfShift === 'Overtime')!;
  const open = ({ start, employeeId, businessUnitId }: typeof regular) =>
    openTimeline(page, `?ergani=1&date=${start.slice(0, 10)}&emp=${employeeId}&bu=${businessUnitId}`);
  const switchOvertimes = () =>
    inFilters(page, async (panel) => {
      const overtimes = panel.getByRole('switch', { name: 'Show overtimes' });
      await overtimes.click();
      await expect(overtimes).not.toBeChecked();
    });

  await open(regular);
  await expect(bars(page).first()).toBeVisible();
  await expect(barOf(page, regular)).toHaveCount(0);
  await switchOvertimes();
  await expect(barOf(page, regular)).toHaveCount(0);

  await open(overtime);
  const bar = page.getByRole('button', { name: /, Overtime, .*, declared/ }).first();
  await expect(bar).toBeVisible();
  await switchOvertimes();
  await expect(bar).toHaveCount(0);
});

test('group, department and program narrow in that order; both programs narrow nothing', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  const { resources } = await ask<Awaited<ReturnType<typeof askRange>>>(page, paths.month, {
    selectedHotel: { ErpCompanyId: 1003 },
  });
  const { length: all } = (await askRange(page, today(), addDays(today(), 1))).resources;
  const group = resources[0]!;
  const ofGroup = resources.filter((one) => one.building_Group_Id === group.building_Group_Id);
  const ofDepartment = ofGroup.filter((one) => one.building_Id === group.building_Id);
  const fixed = ofDepartment.filter((one) => one.hasFixedWorkHours);
  const shows = (count: number) =>
    expect(page.getByRole('status').filter({ hasText: `Showing ${count} of ${all} employees` })).toBeAttached();
  await shows(resources.length);

  await inFilters(page, async (panel) => {
    await panel.getByRole('combobox', { name: 'Department group' }).click();
    await page.getByRole('option', { name: group.departmentGroup, exact: true }).click();
    await shows(ofGroup.length);
    await page.keyboard.press('Escape');
    await panel.getByRole('combobox', { name: 'Department', exact: true }).click();
    const departments = new Set(ofGroup.map(({ department }) => department));
    await expect(page.getByRole('option')).toHaveCount(departments.size + 1);
    await page.getByRole('option', { name: group.department, exact: true }).click();
    await shows(ofDepartment.length);
    await page.keyboard.press('Escape');
    await panel.getByRole('checkbox', { name: 'Fixed hours' }).check();
    if (fixed.length > 0) await shows(fixed.length);
    await panel.getByRole('checkbox', { name: 'Flexible hours' }).check();
    await shows(ofDepartment.length);
    await panel.getByRole('checkbox', { name: 'Fixed hours' }).uncheck();
    await panel.getByRole('checkbox', { name: 'Flexible hours' }).uncheck();
    await shows(ofDepartment.length);
  });

  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await shows(all);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shows(ofDepartment.length);
});

test('unticking working time and ticking it again asks twice, each time for what is ticked', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  const asked = requestsTo(page, paths.range);
  const sent = () =>
    asked.map((request) => (request.postDataJSON() as { filters: { calendars: number[] } }).filters.calendars);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Calendars' }).click();
  const work = page.getByRole('menuitemcheckbox', { name: 'Working time' });

  await work.click();
  await expect(page.getByText('No calendar selected.')).toBeVisible();
  await expect.poll(sent).toEqual([[]]);
  await expect(bars(page)).toHaveCount(0);

  await work.click();
  await expect.poll(sent).toEqual([[], [3000]]);
  await expect(bars(page).first()).toBeVisible();
  expect(asked[1]!.postDataJSON()).toMatchObject({
    selectedHotel: { ErpCompanyId: 1003 },
    calendarView: 'resourceTimelineWeek',
    dates: { start: monday(today()), end: addDays(monday(today()), 7) },
    selectedApp: { ApplicationId: 3000, EntityId: 3006 },
  });
});

test('a week over the end of a month shows both months and asks exactly twice', async ({ page }) => {
  await enter(page, '/faq');
  const employeeId = Number((await addPerson(page, ownName('Ρωξάνη Μελά'))).split('/').at(-1));
  // The first of September is a Thursday.
  for (const day of ['2033-08-30', '2033-09-01']) {
    const shift = { hotel: 1003, employeeId, typeOfShift: 'Regular', start: `${day}T09:00`, end: `${day}T13:00` };
    await ask(page, paths.save, { shift, reason: 'Test' });
  }
  const { resources } = await askRange(page, '2033-08-29', '2033-09-05', { employees: [employeeId] });
  const asked = requestsTo(page, paths.month);
  await openTimeline(page, `?date=2033-09-01&emp=${employeeId}&bu=${resources[0]!.businessUnitId}`);
  // Each month is drawn as soon as it is loaded.
  for (const day of ['Tue Aug 30', 'Thu Sep 1'])
    await expect(bars(page).and(page.locator(`[aria-label*=" ${day},"]`))).toBeAttached();

  const months = asked.map((request) => request.postDataJSON() as { month: number; year: number });
  expect(months.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`).sort()).toEqual([
    '2033-08',
    '2033-09',
  ]);

  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(bars(page).first()).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a failed refresh leaves every bar, says why and works again', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  await expect(bars(page).first()).toBeVisible();
  const ids = await Promise.all((await bars(page).all()).slice(0, 20).map((bar) => bar.getAttribute('data-item')));
  await page.route(`**${paths.month}`, (route) => route.abort());

  await page.getByRole('button', { name: 'Refresh' }).click();

  const alert = page.getByRole('alert').filter({ hasText: 'Showing data from' });
  await expect(alert).toContainText('The server did not answer.');
  for (const id of ids) await expect(barOf(page, { id: Number(id) })).toBeVisible();
  await page.unroute(`**${paths.month}`);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Shifts updated')).toBeVisible();
});

test('weeks that could not be had are not said to be older than what is shown', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  await expect(bars(page).first()).toBeVisible();
  await page.route('**/stafftimer/**', (route) => route.abort());
  const alert = page.getByRole('alert').filter({ hasText: 'Showing data from' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(alert).toBeVisible({ timeout: 500 });
  }).toPass();

  await expect(alert).not.toContainText('1970');
});

test('the copied link shows the same in another browser', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInAtHotel(page);
  const date = addDays(monday(today()), 8);
  await openTimeline(page, `?view=two-weeks&date=${date}&program=fixed&group=none`);
  await bars(page).first().click();
  const details = page.getByRole('dialog', { name: 'Shift details' });
  await expect(details).toBeVisible();
  const heading = await page.getByRole('heading', { level: 2 }).first().textContent();
  const status = await page.getByText(/^Showing \d+ of \d+ employees$/).textContent();
  const who = await details.getByRole('heading', { level: 3 }).textContent();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to this view' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await (await browser.newContext()).newPage();
  await logInAtHotel(other);
  await other.goto(link);

  await expect(other.getByRole('radio', { name: '2 weeks' })).toBeChecked();
  await expect(other.getByRole('heading', { level: 2 }).first()).toHaveText(heading!);
  await expect(other.getByText(status!)).toBeAttached();
  await expect(other.getByRole('button', { name: 'Remove filter Program type: Fixed hours' })).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Shift details' }).getByRole('heading', { level: 3 })).toHaveText(
    who!,
  );
  await other.context().close();
});

test('a link of another hotel asks, and a shift that is gone is said so', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page, '?hotel=1004&shift=2147483647');

  await expect(page.getByText('That shift is not in this view.')).toBeVisible();
  await expect(page).not.toHaveURL(/shift=/);
  await expect(page.getByText(/^This link is for /)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByText(/^This link is for /)).toHaveCount(0);
  await expect(page).not.toHaveURL(/hotel=/);
});

test('rows, totals and the legend say what they count', async ({ page }) => {
  await logInAtHotel(page);
  await openTimeline(page);
  const grid = page.getByRole('treegrid', { name: 'Staff timeline' });

  await expect(grid.getByRole('rowheader', { name: /, (Fixed|Flexible) hours, [\d.]+ hours?/ }).first()).toBeVisible();
  await expect(
    grid
      .getByRole('gridcell', { name: /, \w+day, \w+ \d+, 1 shift, \d\d:\d\d to \d\d:\d\d(, [\w ]+)?, [\d.]+ hours?$/ })
      .first(),
  ).toBeVisible();
  await expect(
    grid.getByRole('button', { name: /, \w{3} \w{3} \d+, \d\d:\d\d to \d\d:\d\d, \w+, [\d.]+ hours?, \w+/ }).first(),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Pulse' }).getByRole('button', { name: /^On shift now \d+$/ }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Legend' }).click();
  const regular = page.getByRole('group', { name: 'Legend' }).getByRole('button', { name: /^Regular, \d+ shifts$/ });
  await regular.click();
  await expect(page).toHaveURL(/hide=regular/);
  await expect(grid.getByRole('button', { name: /, Regular, (?!.*, absent)/i })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove filter Hidden: Regular' }).click();
  await expect(grid.getByRole('button', { name: /, Regular, / }).first()).toBeVisible();

  const rows = Number(await grid.getAttribute('aria-rowcount'));
  await grid
    .getByRole('rowheader', { name: /employees?, [\d.]+ hours?$/ })
    .first()
    .click();
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeLessThan(rows);
});
