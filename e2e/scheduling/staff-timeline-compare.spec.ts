import type { StaffEvent } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { wear } from '../support/looks';
import { expectNoViolations } from '../support/page-checks';
import { logInAtHotel, storedValues } from '../support/session';
import {
  addDays,
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
import { wide, wideIf } from '../support/wide';

// Axe checks every cell of the grid, which is slow on a busy machine.
test.describe.configure({ timeout: 240_000 });

const minute = 60_000;
const weekStart = addDays(monday(today()), -7);
const counted = new Set(['Regular', 'Split', 'Night', 'Overtime', 'Training']);

const lensIn = (panel: Locator, name: string) =>
  panel.getByRole('radiogroup', { name: 'Lens' }).getByRole('radio', { name, exact: true });
const expectLens = (page: Page, name: string) => inFilters(page, (panel) => expect(lensIn(panel, name)).toBeChecked());
const chooseLens = (page: Page, name: string) => inFilters(page, (panel) => lensIn(panel, name).click());

/** Returns every record of last week, including declarations. */
async function lastWeek(page: Page): Promise<StaffEvent[]> {
  const { events } = await askRange(page, weekStart, addDays(weekStart, 7), { erganiFlag: true });
  return events.filter(({ typeOfShift, status }) => counted.has(typeOfShift) && status !== 'cancelled');
}

const span = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / minute;
const dayOf = ({ start }: StaffEvent) => start.slice(0, 10);
/** Whether a shift ends on the day it starts; at midnight it could be cut by the week or a column. */
const isWithinDay = (one: StaffEvent) => dayOf(one) >= weekStart && one.end.slice(0, 10) === dayOf(one);
const clock = (instant: string) => instant.slice(11, 16);

/** Regular shifts that are their employee's only shift that day, clocked in and out. */
function clockedAlone(events: StaffEvent[]): StaffEvent[] {
  const perDay = (one: StaffEvent) =>
    events.filter((other) => !other.erganiShift && other.employeeId === one.employeeId && dayOf(other) === dayOf(one));
  return events.filter(
    (one) => !one.erganiShift && one.typeOfShift === 'Regular' && one.actualEnd && perDay(one).length === 1,
  );
}

const declaredTwin = (events: StaffEvent[], { employeeId, start, typeOfShift }: StaffEvent) =>
  events.find(
    (other) =>
      other.erganiShift &&
      other.employeeId === employeeId &&
      other.start === start &&
      other.typeOfShift === typeOfShift,
  );

const channels = (colour: string) => colour.match(/\d+/g)!.slice(0, 3).map(Number);

const openLens = (page: Page, { employeeId, businessUnitId }: StaffEvent, more = '') =>
  openTimeline(page, `?lens=compare&ergani=1&date=${weekStart}&emp=${employeeId}&bu=${businessUnitId}${more}`);

test('the lens is turned on by its radio, by its key and by the URL, and loads nothing by itself', async ({ page }) => {
  await logInAtHotel(page);
  // Without /live, changes by other tests cannot make the page reload.
  await page.route('**/live?*', (route) => route.abort());
  await openTimeline(page);
  await expectLens(page, 'Shifts');
  const asked = requestsTo(page, paths.month);

  await chooseLens(page, 'Compare');
  await expect(page).toHaveURL(/lens=compare/);
  await expect(page.getByRole('button', { name: /, planned \d\d:\d\d–\d\d:\d\d/ }).first()).toBeVisible();
  expect(asked).toHaveLength(0);
  await page.getByRole('button', { name: 'Load declarations' }).click();
  await inFilters(page, (panel) => expect(panel.getByRole('switch', { name: 'ERGANI declarations' })).toBeChecked());
  await expect(page.getByRole('button', { name: /, declared \d\d:\d\d–\d\d:\d\d/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load declarations' })).toHaveCount(0);

  await page.getByRole('treegrid').getByRole('rowheader').nth(1).focus();
  await page.keyboard.press('c');
  await expectLens(page, 'Shifts');
  await expect(page).not.toHaveURL(/lens=/);
  await page.keyboard.press('c');
  await expectLens(page, 'Compare');
  await page.reload();
  await expectLens(page, 'Compare');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Compare plan');
});

test('a bar says and shows plan, declaration and clock, and how far it went over', async ({ page }) => {
  await logInAtHotel(page);
  const events = await lastWeek(page);
  const over = (one: StaffEvent) => span(one.start, one.end) - span(one.actualStart!, one.actualEnd!);
  const shift = clockedAlone(events).find(
    (one) => isWithinDay(one) && declaredTwin(events, one) && span(one.end, one.actualEnd!) >= 25 && over(one) <= -25,
  )!;
  await openLens(page, shift);

  const bar = barOf(page, shift);
  const minutes = Math.round(-over(shift));
  await expect(bar).toHaveAccessibleName(
    new RegExp(
      `, planned ${clock(shift.start)}–${clock(shift.end)}, declared ${clock(shift.start)}–${clock(shift.end)}, ` +
        `actual ${clock(shift.actualStart!)}–${clock(shift.actualEnd!)}, ${minutes} minutes over`,
    ),
  );
  await expect(bar.getByText(`+${minutes} m`)).toBeVisible();
});

test('what the clock policy lets pass is grey, what is beyond it is not', async ({ page }) => {
  await logInAtHotel(page);
  const { accessToken } = await storedValues(page);
  const checks = await page.request.get(`/stafftimer/checks?hotel=1003&month=${weekStart.slice(0, 7)}`, {
    headers: { authorization: `Bearer ${String(accessToken)}` },
  });
  const { tolerance } = (await checks.json()) as { tolerance: number };
  const events = await lastWeek(page);
  const ends = (one: StaffEvent) => [span(one.start, one.actualStart!), span(one.end, one.actualEnd!)].map(Math.abs);
  const off = (one: StaffEvent) => Math.abs(span(one.start, one.end) - span(one.actualStart!, one.actualEnd!));
  const alone = clockedAlone(events).filter((one) => isWithinDay(one) && one.actualStart);
  const isSmall = (one: StaffEvent) => [off(one), ...ends(one)].every((minutes) => minutes <= tolerance);
  const small = alone.find((one) => off(one) >= 1 && isSmall(one))!;
  const far = alone.find((one) => off(one) > tolerance + 5)!;
  const textIn = (one: StaffEvent) => barOf(page, one).getByText(/^[+−]\d/);
  const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);

  await openLens(page, small);
  const grey = await colourOf(textIn(small));
  expect(Math.max(...channels(grey)) - Math.min(...channels(grey))).toBeLessThan(40);
  await expect(barOf(page, small).locator('[data-small]')).not.toHaveCount(0);

  await openLens(page, far);
  expect(await colourOf(textIn(far))).not.toBe(grey);
  await expect(barOf(page, far).locator('[data-small]')).toHaveCount(0);
});

test('what nobody declared is a ghost that says so', async ({ page }) => {
  await logInAtHotel(page);
  const events = await lastWeek(page);
  const shift = events.find(
    (one) =>
      !one.erganiShift &&
      isWithinDay(one) &&
      one.typeOfShift !== 'Training' &&
      one.status !== 'absent' &&
      !declaredTwin(events, one),
  )!;
  await openLens(page, shift, '');
  await expect(barOf(page, shift)).toHaveAccessibleName(/, not declared/);
  await openTimeline(
    page,
    `?lens=compare&ergani=1&view=day&date=${dayOf(shift)}&emp=${shift.employeeId}&bu=${shift.businessUnitId}`,
  );

  await expect(barOf(page, shift).getByText('Not declared')).toBeVisible();
});

test('the totals of a row are the sums of its records', async ({ page }) => {
  await logInAtHotel(page);
  const events = await lastWeek(page);
  const alone = clockedAlone(events);
  // An employee whose whole week consists of such shifts, so that the totals are simple.
  const one = alone.find(({ employeeId }) => {
    const own = events.filter((event) => !event.erganiShift && event.employeeId === employeeId);
    return own.length >= 4 && own.every((event) => alone.includes(event) && isWithinDay(event));
  })!;
  const own = events.filter(({ employeeId }) => employeeId === one.employeeId);
  const sum = (list: StaffEvent[], minutes: (event: StaffEvent) => number) =>
    list.reduce((all, event) => all + minutes(event), 0);
  const planned = own.filter(({ erganiShift }) => !erganiShift);
  const p = sum(planned, (event) => span(event.start, event.end) - event.breakMinutes);
  const d = sum(
    own.filter(({ erganiShift }) => erganiShift),
    (event) => span(event.start, event.end) - event.breakMinutes,
  );
  const a = sum(planned, (event) => Math.round(span(event.actualStart!, event.actualEnd!) - event.breakMinutes));
  const hours = (minutes: number) => {
    const figure = Math.round((Math.abs(minutes) / 60) * 100) / 100;
    return `${figure} ${figure === 1 ? 'hour' : 'hours'}`;
  };
  const off = a === p ? 'no difference' : `${hours(a - p)} ${a > p ? 'over' : 'under'}`;
  await openLens(page, one, '&group=none');

  await expect(
    page.getByRole('gridcell', {
      name: `, Total, planned ${hours(p)}, declared ${hours(d)}, actual ${hours(a)}, ${off}`,
    }),
  ).toBeVisible();
});

test('the lens moves no bar in or out', async ({ page }) => {
  await logInAtHotel(page);
  const { resources } = await askRange(page, weekStart, addDays(weekStart, 7));
  const sizeOf = ({ building_Id }: (typeof resources)[number]) =>
    resources.filter((other) => other.building_Id === building_Id).length;
  const { building_Id, businessUnitId } = resources.find((one) => sizeOf(one) >= 2 && sizeOf(one) <= 6)!;
  const search = `?ergani=1&date=${weekStart}&dept=${building_Id}&bu=${businessUnitId}`;
  const ids = () => bars(page).evaluateAll((all) => all.map((bar) => bar.getAttribute('data-item')).sort());

  for (const view of ['week', 'month']) {
    await openTimeline(page, `${search}&view=${view}`);
    await expect(bars(page).first()).toBeVisible();
    await expect(page.getByRole('treegrid')).toHaveAttribute('aria-busy', 'false');
    const before = await ids();
    await chooseLens(page, 'Compare');
    await expect(bars(page).filter({ hasText: /\S/ }).first()).toHaveAccessibleName(/, planned \d/);
    expect(await ids()).toEqual(before);
  }
});

test('a card of the day on a phone tells the three pairs', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAtHotel(page);
  await page.goto(`/staff-timeline?view=day&date=${addDays(weekStart, 1)}&lens=compare&ergani=1`);
  const card = page.getByRole('listitem').filter({ hasText: 'Planned' }).first();

  await expect(card).toContainText(/Planned\s*\d\d:\d\d–\d\d:\d\d\s*Declared.*Actual/s);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('radio', { name: 'Shifts' }).click();
  await expect(card).toHaveCount(0);
});

for (const [skin, direction, views] of [
  ['light', 'ltr', ['day', 'week', 'month']],
  ['dark', 'rtl', ['week']],
] as const) {
  for (const view of views) {
    test(`the lens by ${view} is accessible, ${skin}, ${direction}`, wideIf(view !== 'week'), async ({ page }) => {
      await wear(page, skin, direction);
      await logInAtHotel(page, 'client');
      await openTimeline(page, `?lens=compare&view=${view}&date=${weekStart}&ergani=1`);
      await expect(bars(page).first()).toHaveAccessibleName(/, planned \d/);
      await expectNoViolations(page);
    });
  }
}
