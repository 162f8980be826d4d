import { calendarIdOf } from '@horae/contract/staff-columns';
import type { ShiftType, StaffEvent, StaffResource } from '@horae/contract/stafftimer.contract';
import type { HotelClock } from '#platform/hotel-time';
import type { EventRow } from './events';

const titles: Record<ShiftType, string> = {
  Regular: 'Regular shift',
  Split: 'Split shift',
  Night: 'Night shift',
  Overtime: 'Overtime',
  OnCall: 'On call',
  DayOff: 'Day off',
  AnnualLeave: 'Annual leave',
  SickLeave: 'Sick leave',
  UnpaidLeave: 'Unpaid leave',
  Training: 'Training',
};

export const titleOf = ({ isPrivate, type }: EventRow) => (isPrivate ? 'Absent' : titles[type]);

/** An event with its prescribed names; the only place where the hotel's words become those of the wire. */
export function wireEvent(event: EventRow, resource: StaffResource, clock: HotelClock): StaffEvent {
  return {
    id: event.id,
    resourceId: resource.id,
    title: titleOf(event),
    start: clock.format(event.start),
    end: clock.format(event.end),
    allDay: event.allDay,
    calendarId: calendarIdOf(event.type),
    typeOfShift: event.type,
    erganiShift: event.isDeclared,
    status: event.status,
    durationMinutes: Math.round((event.end - event.start) / 60),
    breakMinutes: event.breakMinutes,
    ...placeOf(resource),
    notes: event.notes,
    actualStart: event.actualStart === null ? null : clock.format(event.actualStart),
    actualEnd: event.actualEnd === null ? null : clock.format(event.actualEnd),
  };
}

function placeOf(resource: StaffResource) {
  return {
    employeeId: resource.employeeId,
    departmentId: resource.building_Id,
    workCenterId: resource.workCenterId,
    businessUnitId: resource.businessUnitId,
    orgUnitId: resource.orgUnitId,
    department: resource.department,
    workCenter: resource.workCenter,
    businessUnit: resource.businessUnit,
    orgUnit: resource.orgUnit,
  };
}
