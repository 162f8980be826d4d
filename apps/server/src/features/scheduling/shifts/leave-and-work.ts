import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import type { VersionedEvent } from './event-of-id';
import { type PublishedItem, readPublished } from './planned-items.reads';
import type { CheckedShift } from './shifts.rules';

const mostNamed = 3;

/**
 * Refuses leave and days off on days on which the person is to work, work on a day of leave, and a day off on a day on
 * which they are away already: both would be declared. What lay so already may still be changed otherwise. Call it once
 * the roster of the employee is locked.
 */
export async function refuseLeaveOverWork(
  tx: Database,
  hotel: GrantedHotel,
  shift: CheckedShift,
  before: VersionedEvent | null,
): Promise<void> {
  if (shift.status === 'cancelled' || shift.status === 'absent') return;
  if (before && isWhere(before, shift)) return;
  const { employeeId, firstDay } = shift;
  const lastDay = shift.allDay ? shift.lastDay : firstDay;
  const items = await readPublished(tx, hotel, [employeeId], { first: firstDay, last: lastDay });
  const others = items.filter(({ id }) => id !== before?.id);
  const isDayOff = shift.typeOfShift === 'DayOff';
  const away = others.find((item) => (isDayOff ? item.allDay : !shift.allDay && isLeave(item)));
  if (away) {
    const day = away.firstDay > firstDay ? away.firstDay : firstDay;
    throw conflict(
      isLeave(away)
        ? `There is leave on ${day}. Choose another day or person, or change the leave.`
        : `There is already a day off on ${day}. Choose another day.`,
    );
  }
  if (!shift.allDay) return;
  const isWork = (item: PublishedItem) =>
    !item.allDay && item.status !== 'absent' && firstDay <= item.firstDay && item.firstDay <= lastDay;
  const days = [...new Set(others.filter(isWork).map((item) => item.firstDay))].sort();
  if (days.length === 0) return;
  const named = days.slice(0, mostNamed).join(', ') + (days.length > mostNamed ? ' …' : '');
  throw conflict(
    isDayOff
      ? `There is work on ${named}. Assign these shifts, leave them open or take them off the plan, then save the day off.`
      : `There is work on days of this leave: ${named}. Assign these shifts, leave them open or take them off the plan, then save the leave.`,
  );
}

const isLeave = ({ allDay, type }: PublishedItem) => allDay && type !== 'DayOff';

const isWhere = (before: VersionedEvent, { employeeId, start, end, status }: CheckedShift) =>
  before.employeeId === employeeId &&
  before.start === start &&
  before.end === end &&
  (before.status === 'cancelled') === (status === 'cancelled');
