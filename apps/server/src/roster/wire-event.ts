import { calendarIdOf } from '@horae/contract/scheduling/decode-columns';
import type { StaffEvent, StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { ByteWriter } from '#platform/byte-writer';
import type { HotelClock } from '#platform/hotel-time';
import type { EventRow } from './event-row';
import { titleOf } from './event-title';

/** The part of an event about its employee. */
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

/** Converts an event to its prescribed names; the only place that maps our terms to those of the API. */
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

/** Writes events as comma-separated JSON, byte for byte as `JSON.stringify` would. */
export function wireEventWriter(clock: HotelClock, into: ByteWriter): (event: EventRow, place: EventPlace) => void {
  const lookOf = rememberingLooks((event) => Buffer.from(lookText(event, clock)));
  const idBytes = remembering((place: EventPlace) => Buffer.from(`,"resourceId":"${place.id}",`));
  const placeBytes = remembering((place: EventPlace) => Buffer.from(`${JSON.stringify(placeOf(place)).slice(1, -1)},`));
  const clocked = (second: number | null) => (second === null ? 'null' : `"${clock.format(second)}"`);
  let separator = '{"id":';
  return (event, place) => {
    into.ascii(separator).ascii(String(event.id)).add(idBytes(place)).add(lookOf(event)).add(placeBytes(place));
    if (event.notes === null && event.actualStart === null && event.actualEnd === null) into.add(nothingMore);
    else {
      // Only user input can contain more than ASCII.
      if (event.notes === null) into.ascii('"notes":null');
      else into.text(`"notes":${JSON.stringify(event.notes)}`);
      into.ascii(`,"actualStart":${clocked(event.actualStart)},"actualEnd":${clocked(event.actualEnd)}}`);
    }
    separator = ',{"id":';
  };
}

const nothingMore = Buffer.from('"notes":null,"actualStart":null,"actualEnd":null}');

/** The part that many events of a calendar share, as JSON. */
const lookText = (event: EventRow, clock: HotelClock) =>
  `"title":"${titleOf(event)}","start":"${clock.format(event.start)}","end":"${clock.format(event.end)}","allDay":${event.allDay},"calendarId":${calendarIdOf(event.type)},"typeOfShift":"${event.type}","erganiShift":${event.isDeclared},"status":"${event.status}","durationMinutes":${minutesOf(event)},"breakMinutes":${event.breakMinutes},`;

/** Caches the shared part of events: a week of a thousand employees has only about a hundred different ones. */
function rememberingLooks(find: (event: EventRow) => Buffer): (event: EventRow) => Buffer {
  const byStart = new Map<number, { event: EventRow; look: Buffer }[]>();
  return (event) => {
    const same = byStart.get(event.start);
    const known = same?.find((one) => looksAlike(one.event, event));
    if (known) return known.look;
    const look = find(event);
    if (same) same.push({ event, look });
    else byStart.set(event.start, [{ event, look }]);
    return look;
  };
}

const looksAlike = (one: EventRow, other: EventRow) =>
  one.end === other.end &&
  one.type === other.type &&
  one.status === other.status &&
  one.breakMinutes === other.breakMinutes &&
  one.isDeclared === other.isDeclared &&
  one.allDay === other.allDay &&
  (one.leaveKind ?? null) === (other.leaveKind ?? null) &&
  !one.compensates === !other.compensates &&
  one.isPrivate === other.isPrivate;

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
