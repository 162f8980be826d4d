import { calendarIdOf } from '@horae/contract/scheduling/staff-columns';
import type { ShiftType, StaffEvent, StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { ByteWriter } from '#platform/byte-writer';
import type { HotelClock } from '#platform/hotel-time';
import type { EventRow } from './event-row';

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

/** What an event says of its employee. */
export type EventPlace = Pick<
  StaffResource,
  | 'id'
  | 'employeeId'
  | 'building_Id'
  | 'department'
  | 'workCenterId'
  | 'workCenter'
  | 'businessUnitId'
  | 'businessUnit'
  | 'orgUnitId'
  | 'orgUnit'
>;

/** An event with its prescribed names; the only place where the hotel's words become those of the wire. */
export function wireEvent(event: EventRow, place: EventPlace, clock: HotelClock): StaffEvent {
  return {
    id: event.id,
    resourceId: place.id,
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
    ...placeOf(place),
    notes: event.notes,
    actualStart: event.actualStart === null ? null : clock.format(event.actualStart),
    actualEnd: event.actualEnd === null ? null : clock.format(event.actualEnd),
  };
}

/** Writes wire events as JSON, one after the other with commas between, byte for byte as `JSON.stringify` would. */
export function wireEventWriter(clock: HotelClock, into: ByteWriter): (event: EventRow, place: EventPlace) => void {
  // Shifts start and end at the same few moments; people clock at moments of their own.
  const moment = remembering((second: number) => clock.format(second));
  const clocked = (second: number | null) => (second === null ? 'null' : `"${clock.format(second)}"`);
  const placeText = remembering((place: EventPlace) => Buffer.from(JSON.stringify(placeOf(place)).slice(1, -1)));
  // What somebody typed stands in the places and the notes; all else is numbers and words of our own, thus ASCII.
  let separator = '';
  return (event, place) => {
    into
      .ascii(
        `${separator}{"id":${event.id},"resourceId":"${place.id}","title":"${titleOf(event)}","start":"${moment(event.start)}","end":"${moment(event.end)}","allDay":${event.allDay},"calendarId":${calendarIdOf(event.type)},"typeOfShift":"${event.type}","erganiShift":${event.isDeclared},"status":"${event.status}","durationMinutes":${minutesOf(event)},"breakMinutes":${event.breakMinutes},`,
      )
      .add(placeText(place));
    const ending = `,"actualStart":${clocked(event.actualStart)},"actualEnd":${clocked(event.actualEnd)}}`;
    if (event.notes === null) into.ascii(`,"notes":null${ending}`);
    else into.text(`,"notes":${JSON.stringify(event.notes)}${ending}`);
    separator = ',';
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

function placeOf(place: EventPlace) {
  return {
    employeeId: place.employeeId,
    departmentId: place.building_Id,
    workCenterId: place.workCenterId,
    businessUnitId: place.businessUnitId,
    orgUnitId: place.orgUnitId,
    department: place.department,
    workCenter: place.workCenter,
    businessUnit: place.businessUnit,
    orgUnit: place.orgUnit,
  };
}
