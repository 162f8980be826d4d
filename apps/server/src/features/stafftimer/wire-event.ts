import { calendarIdOf } from '@horae/contract/staff-columns';
import type { ShiftType, StaffEvent, StaffResource } from '@horae/contract/stafftimer.contract';
import type { ByteWriter } from '#platform/byte-writer';
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
    durationMinutes: minutesOf(event),
    breakMinutes: event.breakMinutes,
    ...placeOf(resource),
    notes: event.notes,
    actualStart: event.actualStart === null ? null : clock.format(event.actualStart),
    actualEnd: event.actualEnd === null ? null : clock.format(event.actualEnd),
  };
}

/** Writes wire events as JSON, byte for byte as `JSON.stringify` would. */
export function wireEventWriter(
  clock: HotelClock,
  into: ByteWriter,
): (event: EventRow, resource: StaffResource) => void {
  // Shifts start and end at the same few moments; people clock at moments of their own.
  const moment = remembering((second: number) => clock.format(second));
  const clocked = (second: number | null) => (second === null ? 'null' : `"${clock.format(second)}"`);
  const place = remembering((resource: StaffResource) => Buffer.from(JSON.stringify(placeOf(resource)).slice(1, -1)));
  // What somebody typed stands in the places and the notes; all else is numbers and words of our own, thus ASCII.
  return (event, resource) => {
    into
      .ascii(
        `{"id":${event.id},"resourceId":"${resource.id}","title":"${titleOf(event)}","start":"${moment(event.start)}","end":"${moment(event.end)}","allDay":${event.allDay},"calendarId":${calendarIdOf(event.type)},"typeOfShift":"${event.type}","erganiShift":${event.isDeclared},"status":"${event.status}","durationMinutes":${minutesOf(event)},"breakMinutes":${event.breakMinutes},`,
      )
      .add(place(resource));
    if (event.notes === null) into.ascii(',"notes":null');
    else into.text(`,"notes":${JSON.stringify(event.notes)}`);
    into.ascii(`,"actualStart":${clocked(event.actualStart)},"actualEnd":${clocked(event.actualEnd)}}`);
  };
}

function remembering<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = find(key)));
    return value;
  };
}

const minutesOf = ({ start, end }: EventRow) => Math.round((end - start) / 60);

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
