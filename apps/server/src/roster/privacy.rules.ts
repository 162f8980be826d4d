import { leaveTypes, type ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { GrantedHotel } from '#platform/account';
import type { EventFilters, EventRow } from './event-row';

type Viewer = Pick<GrantedHotel, 'mayApprove' | 'self'>;

const privateTypes: ReadonlySet<ShiftType> = new Set(['SickLeave', 'AnnualLeave', 'UnpaidLeave']);

/** Whether the kind and the notes of an event are withheld: leave of others, without the right to approve. */
export const isWithheld = (
  { mayApprove, self }: Viewer,
  { type, employeeId }: Pick<EventRow, 'type' | 'employeeId'>,
): boolean => !mayApprove && employeeId !== self && privateTypes.has(type);

/** Shows leave that is withheld as a day off without notes. */
export function withPrivateLeave<E extends EventRow>(events: readonly E[], viewer: Viewer): readonly E[] {
  if (viewer.mayApprove) return events;
  return events.map((event) =>
    isWithheld(viewer, event) ? { ...event, type: 'DayOff', leaveKind: null, notes: null, isPrivate: true } : event,
  );
}

/** What to read so that a filter can be applied to the events as the viewer sees them: a filter would tell the kind. */
export function beforePrivacy(filters: EventFilters, { mayApprove }: Viewer): EventFilters {
  const { typesOfShift } = filters;
  if (mayApprove || !typesOfShift?.some((type) => leaveTypes.some((leave) => leave === type))) return filters;
  return { ...filters, typesOfShift: [...typesOfShift, ...leaveTypes] };
}
