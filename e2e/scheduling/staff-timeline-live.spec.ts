import type { VersionedShift } from '@horae/contract/scheduling/shifts.contract';
import { expect, type Page, test } from '@playwright/test';
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
