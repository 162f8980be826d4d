import { calendarIdOf } from '@horae/contract/scheduling/decode-columns';
import { statusCodes, typeCodes } from '@horae/contract/scheduling/staff-columns';
import { readInstant } from '@horae/local-time/read-instant';
import type { Zone } from '@horae/local-time/zone';
import { readId, readObject, readOneOf, readString } from '#platform/read-value';
import { calendars, type Shift } from './shift.rules';

const known = new Map(typeCodes.map((type) => [folded(type), type]));

function folded(text: string): string {
  return text.replaceAll(/[\s_-]/g, '').toLowerCase();
}

/** An empty type is Regular; an unknown one keeps its text. */
export function readType(value: unknown): Pick<Shift, 'typeOfShift' | 'rawType'> {
  const text = String(value ?? '').trim();
  if (!text) return { typeOfShift: 'Regular' };
  const type = known.get(folded(text));
  return type ? { typeOfShift: type } : { typeOfShift: 'Other', rawType: text };
}

/** Returns an instant; times without offset are wall times of the hotel, never of the browser. */
export function readMoment(value: unknown, zone: Zone): number | null {
  const text = readString(value);
  if (!text) return null;
  const isLocal = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}[\d:.]*)?$/.test(text);
  if (!isLocal) return Number.isNaN(Date.parse(text)) ? null : Date.parse(text);
  try {
    return readInstant(text.replace(' ', 'T'), zone);
  } catch {
    return null;
  }
}

const quarterHour = 900_000;

/** Reads one event of the plain form; undefined if it is invalid or ends before it starts. */
export function readEvent(value: unknown, zone: Zone): Shift | undefined {
  const sent = readObject(value);
  const id = readId(sent?.id);
  const resourceId = readId(sent?.employeeId ?? sent?.resourceId);
  if (!sent || id === null || resourceId === null) return undefined;
  const isClockRecord = sent.recordType === 'actual';
  const actualStart = readMoment(sent.actualStart, zone);
  const actualEnd = readMoment(sent.actualEnd, zone);
  const start = readMoment(sent.start, zone) ?? actualStart;
  if (start === null) return undefined;
  // A clock record without an end is still open, and drawn as a quarter of an hour.
  const end = readMoment(sent.end, zone) ?? actualEnd ?? (isClockRecord ? start + quarterHour : null);
  if (end === null || end <= start) return undefined;
  const type = readType(sent.typeOfShift);
  const calendarId = readId(sent.calendarId);
  const ofType = type.typeOfShift === 'Other' ? calendars.work : calendarIdOf(type.typeOfShift);
  return {
    ...type,
    ...(isClockRecord && { isClockRecord }),
    id,
    resourceId,
    employeeId: resourceId,
    title: readString(sent.title) ?? '',
    start,
    end,
    allDay: sent.allDay === true,
    calendarId: calendarId ?? ofType,
    erganiShift: sent.erganiShift === true,
    status: readOneOf(folded(String(sent.status ?? '')), statusCodes, 'planned'),
    breakMinutes: Math.max(0, Number(sent.breakMinutes) || 0),
    notes: readString(sent.notes),
    actualStart: isClockRecord ? (actualStart ?? start) : actualStart,
    actualEnd: isClockRecord ? (actualEnd ?? readMoment(sent.end, zone)) : actualEnd,
    raw: sent,
  };
}
