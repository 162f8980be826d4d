import type { EventRow } from './event-row';

/** Why a colleague is away is nobody's business without the right to approve: leave goes out as a day off, one's own (`self`) as it is. */
export function withPrivateLeave<E extends EventRow>(events: readonly E[], self: number | null): E[] {
  return events.map((event) =>
    isPrivate(event) && event.employeeId !== self ? { ...event, type: 'DayOff', notes: null, isPrivate: true } : event,
  );
}

function isPrivate({ type }: EventRow): boolean {
  return type === 'SickLeave' || type === 'AnnualLeave' || type === 'UnpaidLeave';
}
