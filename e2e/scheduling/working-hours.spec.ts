import type { WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { expect, type Page, test } from '@playwright/test';
import { wear } from '../support/looks';
import { expectNoViolations } from '../support/page-checks';
import { logInAtHotel } from '../support/session';
import { addDays, ask, askRange, monday, requestsTo, today } from '../support/staff-timeline';
import { wide, wideIf } from '../support/wide';

const path = '/working-hours-calendar';
const call = '/stafftimer/workingHours/sums';
const table = (page: Page) => page.getByRole('treegrid', { name: 'Working hours' });
const detail = (page: Page) => page.getByRole('dialog', { name: 'Hours detail' });
const levels = ['businessUnit', 'orgUnit', 'workCenter', 'department', 'employee'];
const lastWeek = addDays(monday(today()), -7);

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(path + search);
  await expect(
    table(page)
      .getByRole('row', { name: /, level 1, / })
      .first(),
  ).toBeVisible();
}

function sums(page: Page, start: string, end: string): Promise<WorkingHours> {
  return ask(page, call, { hotel: 1003, dates: { start, end }, column: 'day', levels });
}

const hours = (text: string | null) =>
  Math.round(Number(/([\d,.]+) hours$/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 60);

/** The total of a measure, which also chooses it for the table. */
const tile = (page: Page, measure: string) =>
  page.getByRole('group', { name: 'Totals' }).getByRole('button', { name: new RegExp(`^${measure}`) });

test('parents are the sum of their children and columns that of the rows, as the server says', async ({ page }) => {
  await logInAtHotel(page);
  await open(page, `?period=week&date=${lastWeek}&open=level-2`);
  const names = await table(page)
    .getByRole('row', { name: /, level \d, / })
    .evaluateAll((rows) => rows.map((row) => [row.ariaLevel, row.ariaLabel ?? ''] as const));
  const [foot, ...rows] = names.toReversed();
  const top = rows.filter(([level]) => level === '1').map(([, name]) => hours(name));
  const below = rows.filter(([level]) => level === '2').map(([, name]) => hours(name));
  const add = (list: number[]) => list.reduce((sum, one) => sum + one, 0);
  // The table shows hundredths of an hour.
  const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThanOrEqual(1);

  near(add(top), hours(foot![1]));
  near(add(below), hours(foot![1]));
  const answer = await sums(page, lastWeek, addDays(lastWeek, 7));
  near(hours(foot![1]), answer.total.total.planned);
});

test('a night over midnight counts on both of its days', async ({ page }) => {
  await logInAtHotel(page);
  const end = addDays(lastWeek, 7);
  const { events } = await askRange(page, lastWeek, end);
  const work = events.filter(({ typeOfShift, status }) => typeOfShift !== 'OnCall' && status !== 'cancelled');
  const night = work.find(
    ({ typeOfShift, start, employeeId }) =>
      typeOfShift === 'Night' &&
      start >= lastWeek &&
      start < addDays(lastWeek, 5) &&
      work.every((one) => one.employeeId !== employeeId || (one.breakMinutes === 0 && !one.erganiShift)),
  )!;
  const day = night.start.slice(0, 10);
  const zone = night.start.slice(-6);
  const own = work.filter(({ employeeId }) => employeeId === night.employeeId);
  const minutesOn = (date: string) => {
    const [from, to] = [Date.parse(`${date}T00:00${zone}`), Date.parse(`${addDays(date, 1)}T00:00${zone}`)];
    const spans = own.map(
      ({ start, end: until }) => Math.min(to, Date.parse(until)) - Math.max(from, Date.parse(start)),
    );
    return spans.reduce((sum, span) => sum + Math.max(0, span), 0) / 60_000;
  };
  const answer = await sums(page, day, addDays(day, 2));
  const row = answer.rows.find(({ level, path: ids }) => level === 'employee' && ids.at(-1) === night.employeeId);

  expect(night.end.slice(0, 10)).toBe(addDays(day, 1));
  expect(row!.planned).toEqual([minutesOn(day), minutesOn(addDays(day, 1))]);
});

test('the URL keeps what is expanded and measured, and drops what it does not know', async ({ page }) => {
  await logInAtHotel(page);
  await open(page, '?measure=salary&moon=1');
  await expect(tile(page, 'Planned')).toHaveAttribute('aria-pressed', 'true');
  const first = table(page)
    .getByRole('row', { name: /, level 1, / })
    .first();
  const asked = requestsTo(page, call);

  await first.getByRole('rowheader').click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(
    table(page)
      .getByRole('row', { name: /, level 2, / })
      .first(),
  ).toBeVisible();
  expect(asked.some((request) => (request.postDataJSON() as { parent?: number[] }).parent?.length === 1)).toBe(true);
  await tile(page, 'Declared').click();
  await expect(page).toHaveURL(/working-hours-calendar\?measure=declared&open=\d+$/);

  await page.reload();
  await expect(tile(page, 'Declared')).toHaveAttribute('aria-pressed', 'true');
  await expect(
    table(page)
      .getByRole('row', { name: /, level 2, / })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Overtime/ }).click();
  await expect(page.getByRole('button', { name: /^Overtime/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a variance opens the very shifts behind it, and the timeline at the same place', async ({ page }) => {
  await logInAtHotel(page);
  const asked = requestsTo(page, '/stafftimer/calendarEventsFilteredAUTHTEST/');
  await open(page, `?measure=variance&period=week&date=${lastWeek}`);
  const cell = table(page)
    .getByRole('gridcell', { name: /, Tuesday, \w+ \d+, actual minus planned [\d.+−-]+ hours/ })
    .first();
  const label = (await cell.getAttribute('aria-label')) ?? '';
  await cell.click();

  await expect(detail(page)).toBeVisible();
  await expect(detail(page).getByRole('heading', { name: label.split(',')[0]!, exact: true })).toBeVisible();
  await expect(detail(page).getByRole('table').first()).toContainText(/\d\d:\d\d–\d\d:\d\d/);
  const body = asked.at(-1)!.postDataJSON() as { dates: object; filters: Record<string, unknown> };
  expect(body.dates).toEqual({ start: addDays(lastWeek, 1), end: addDays(lastWeek, 2) });
  expect(body.filters).toMatchObject({ erganiFlag: true, calendars: [3000, 3002], showOvertimes: true });
  expect(body.filters.businessUnit).toEqual(expect.any(Number));

  await detail(page).getByRole('button', { name: 'Open in timeline' }).click();
  await expect(page).toHaveURL(new RegExp(`staff-timeline\\?view=day&date=${addDays(lastWeek, 1)}&bu=\\d+`));
});

test('declarations count as declared and never as planned', async ({ page }) => {
  await logInAtHotel(page);
  const end = addDays(lastWeek, 7);
  const answer = await sums(page, lastWeek, end);
  const { events } = await askRange(page, lastWeek, end, { calendars: [3000, 3002], erganiFlag: true });
  const inside = events.filter(
    ({ start, end: until, status, typeOfShift }) =>
      start >= lastWeek && until <= `${end}T00:00` && status !== 'cancelled' && typeOfShift !== 'OnCall',
  );
  const minutes = (declared: boolean) =>
    inside
      .filter((one) => one.erganiShift === declared)
      .reduce((sum, one) => sum + one.durationMinutes - one.breakMinutes, 0);

  expect(answer.total.total.declared).toBeGreaterThan(0);
  // Shifts across either end of the week are not in these totals.
  const over = 60 * 24 * 8;
  expect(Math.abs(answer.total.total.planned - minutes(false))).toBeLessThan(over);
  expect(answer.total.total.planned).toBeLessThan(minutes(false) + minutes(true) / 2);
});

test('the table is worked by the keyboard alone', async ({ page }) => {
  await logInAtHotel(page);
  await open(page, `?period=week&date=${lastWeek}`);
  const first = table(page)
    .getByRole('row', { name: /, level 1, / })
    .first();
  await first.getByRole('rowheader').focus();

  await page.keyboard.press('ArrowRight');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  const second = table(page)
    .getByRole('row', { name: /, level 2, / })
    .first();
  await expect(second).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(second.getByRole('rowheader')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first.getByRole('rowheader')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('*');
  await expect(table(page).locator('[role="row"][aria-level="1"][aria-expanded="false"]')).toHaveCount(0);

  await page.keyboard.press('End');
  await expect(first.getByRole('gridcell').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail(page)).toHaveCount(0);
  await expect(first.getByRole('gridcell').last()).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(table(page).getByRole('row').last().getByRole('gridcell').last()).toBeFocused();

  await page.keyboard.press('m');
  await expect(tile(page, 'Declared')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(new RegExp(`date=${addDays(lastWeek, -7)}`));
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  await expect(table(page).locator('[tabindex="0"]')).toHaveCount(1);
});

test('a failed refetch keeps the table and offers to retry', async ({ page }) => {
  await logInAtHotel(page);
  await open(page);
  const text = await table(page).getByRole('row').last().textContent();
  await page.route(`**${call}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Showing data from' });

  await expect(alert).toBeVisible();
  expect(await table(page).getByRole('row').last().textContent()).toBe(text);
  await page.unroute(`**${call}`);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);

  // Another month loads the choices for the filters as well.
  await page.route('**/stafftimer/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unroute('**/stafftimer/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('the chart stands on the columns of the table and tells each by the keyboard', async ({ page }) => {
  await logInAtHotel(page);
  await open(page, `?period=week&date=${lastWeek}`);
  await page.getByRole('button', { name: 'Chart' }).click();
  const chart = page.getByRole('group', { name: /^Chart of planned by Business unit/ });
  await chart.getByRole('button', { name: /^Monday, .*hours/ }).focus();
  await page.keyboard.press('ArrowRight');
  const tuesday = chart.getByRole('button', { name: /^Tuesday, / });

  await expect(tuesday).toBeFocused();
  const [bar, head] = [await tuesday.boundingBox(), await table(page).getByRole('columnheader').nth(2).boundingBox()];
  expect(Math.abs(bar!.x - head!.x)).toBeLessThan(2);
});

for (const [skin, direction] of [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const) {
  test(`it is accessible in the ${skin} skin, ${direction}`, wideIf(skin === 'dark'), async ({ page }) => {
    await wear(page, skin, direction);
    await logInAtHotel(page);
    await open(page, `?measure=variance&period=week&open=level-2&chart=1&date=${lastWeek}`);
    await expectNoViolations(page);
    await tile(page, 'Planned').click();
    await table(page)
      .getByRole('row', { name: /, level 2, / })
      .first()
      .getByRole('gridcell')
      .first()
      .click();
    await expect(detail(page).getByRole('table').first()).toBeVisible();
    await expectNoViolations(page);
  });
}

test('a phone drills down level by level without scrolling sideways', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAtHotel(page);
  await page.goto(path);
  const cards = page.getByRole('button', { name: /, level \d$/ });
  await expect(cards.first()).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectNoViolations(page);

  const name = ((await cards.first().getAttribute('aria-label')) ?? '').split(',')[0]!;
  await cards.first().click();
  const place = page.getByRole('navigation', { name: 'Place' });
  await expect(place.getByText(name)).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('button', { name: /, level 2$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: `Hours detail of ${name}` }).click();
  await expect(detail(page)).toBeVisible();
  await detail(page).getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await place.getByRole('button', { name: 'Whole hotel' }).click();
  await expect(page.getByRole('button', { name: /, level 1$/ }).first()).toBeVisible();
});
