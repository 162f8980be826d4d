import type { VersionedShift } from '@horae/contract/scheduling/shifts.contract';
import { expect, type Page, test } from '@playwright/test';
import { emptyWeek } from '../support/planning';
import { logInAtHotel } from '../support/session';
import { addDays, ask, askRange, barOf, monday, openTimeline, paths, today } from '../support/staff-timeline';

/** Returns an employee and a date with free days on both sides, some weeks from now. */
async function freeDay(page: Page, weeks: number) {
  const weekStart = addDays(monday(today()), weeks * 7);
  const { events, resources } = await askRange(page, addDays(weekStart, -2), addDays(weekStart, 9), {
    calendars: [3000, 3001, 3002],
  });
  const busy = new Set(events.map(({ employeeId, start }) => `${employeeId} ${start.slice(0, 10)}`));
  const dates = Array.from({ length: 7 }, (_, day) => addDays(weekStart, day));
  const free = resources
    .flatMap((employee) => dates.map((date) => ({ employee, date })))
    .find(({ employee, date }) => [-1, 0, 1].every((by) => !busy.has(`${employee.employeeId} ${addDays(date, by)}`)))!;
  return { ...free.employee, date: free.date };
}

const plan = (page: Page, { employeeId, date }: { employeeId: number; date: string }) =>
  ask<VersionedShift>(page, paths.save, {
    shift: { hotel: 1003, employeeId, typeOfShift: 'Regular', start: `${date}T09:00`, end: `${date}T13:00` },
    reason: 'Test',
  });

test('a shift saved elsewhere appears by itself, and goes when it is removed', async ({ page }) => {
  await logInAtHotel(page);
  const free = await freeDay(page, 2);
  const connected = page.waitForResponse((response) => new URL(response.url()).pathname === '/live');
  await openTimeline(page, `?date=${free.date}&bu=${free.businessUnitId}&emp=${free.employeeId}`);
  await connected;

  const { shift, version } = await plan(page, free);
  await expect(barOf(page, shift)).toBeVisible();

  await ask(page, paths.remove, { hotel: 1003, id: shift.id, version });
  await expect(barOf(page, shift)).toHaveCount(0);
});

test('a shift saved between the first answer and the live connection appears as well', async ({ page }) => {
  await logInAtHotel(page);
  const free = await freeDay(page, 3);
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route('**/live?*', async (route) => {
    await saved;
    await route.continue();
  });
  await openTimeline(page, `?date=${free.date}&bu=${free.businessUnitId}&emp=${free.employeeId}`);

  const { shift, version } = await plan(page, free);
  save();

  await expect(barOf(page, shift)).toBeVisible();
  await ask(page, paths.remove, { hotel: 1003, id: shift.id, version });
});

test('a draft stays off an open screen, and is on it as soon as it is published', async ({ page, browser }) => {
  const week = '2041-03-04';
  const range = { hotel: 1003, first: week, last: addDays(week, 6) };
  await logInAtHotel(page);
  await emptyWeek(page, week);
  const { resources } = await askRange(page, week, addDays(week, 7), { calendars: [3000] });
  const { employeeId, businessUnitId } = resources[0]!;
  const reader = await (await browser.newContext()).newPage();
  await logInAtHotel(reader, 'client');
  const connected = reader.waitForResponse((response) => new URL(response.url()).pathname === '/live');
  await openTimeline(reader, `?date=${week}&bu=${businessUnitId}&emp=${employeeId}`);
  await connected;

  const item = { employeeId, typeOfShift: 'Regular', start: `${week}T09:00`, end: `${week}T13:00` };
  const { drafts } = await ask<{ drafts: { id: number; version: number }[] }>(page, '/planning/change', {
    ...range,
    way: 'typed',
    changes: [{ item }],
  });
  await expect(reader.locator('[data-item]')).toHaveCount(0);

  const seen = drafts.map(({ id, version }) => ({ id, version }));
  await ask(page, '/planning/publish', { ...range, drafts: seen, reason: 'Test' });
  await expect(reader.locator(`[data-item="${drafts[0]!.id}"]`)).toBeVisible();
  await emptyWeek(page, week);
});
