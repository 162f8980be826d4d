import type { EventRow } from './event-row';

/** For accounts without the right to approve, shows leave as a day off, except that of the employee (`self`). */
export function withPrivateLeave<E extends EventRow>(events: readonly E[], self: number | null): E[] {
  return events.map((event) =>
    isPrivate(event) && event.employeeId !== self ? { ...event, type: 'DayOff', notes: null, isPrivate: true } : event,
  );
}

function isPrivate({ type }: EventRow): boolean {
  return type === 'SickLeave' || type === 'AnnualLeave' || type === 'UnpaidLeave';
}
