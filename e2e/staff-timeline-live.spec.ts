import type { VersionedShift } from '@horae/contract/shifts.contract';
import { expect, test } from '@playwright/test';
import { logInAtHotel } from './support/session';
import { addDays, ask, askRange, barOf, monday, openTimeline, paths, today } from './support/stafftimer';

test('a shift saved elsewhere appears by itself, and goes when it is removed', async ({ page }) => {
  await logInAtHotel(page);
  const weekStart = addDays(monday(today()), 14);
  const { events, resources } = await askRange(page, addDays(weekStart, -2), addDays(weekStart, 9), {
    calendars: [3000, 3001, 3002],
  });
  const busy = new Set(events.map(({ employeeId, start }) => `${employeeId} ${start.slice(0, 10)}`));
  const dates = Array.from({ length: 7 }, (_, day) => addDays(weekStart, day));
  const free = resources
    .flatMap((employee) => dates.map((date) => ({ employee, date })))
    .find(({ employee, date }) => [-1, 0, 1].every((by) => !busy.has(`${employee.employeeId} ${addDays(date, by)}`)))!;
  const { employeeId, businessUnitId } = free.employee;
  const connected = page.waitForResponse((response) => new URL(response.url()).pathname === '/live');
  await openTimeline(page, `?date=${free.date}&bu=${businessUnitId}&emp=${employeeId}`);
  await connected;

  const { shift, version } = await ask<VersionedShift>(page, paths.save, {
    shift: { hotel: 1003, employeeId, typeOfShift: 'Regular', start: `${free.date}T09:00`, end: `${free.date}T13:00` },
  });
  await expect(barOf(page, shift)).toBeVisible();

  await ask(page, paths.remove, { hotel: 1003, id: shift.id, version });
  await expect(barOf(page, shift)).toHaveCount(0);
});
