import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { boardOf } from './board.rules';
import { CalendarRefused, readCalendar } from './read-calendar.rules';
import { readMoment, readType } from './read-event.rules';

const zone = createZone('Europe/Athens');
const event = (more: Record<string, unknown> = {}) => ({
  id: 1,
  resourceId: '7',
  start: '2026-11-16T07:00:00+02:00',
  end: '2026-11-16T15:00:00+02:00',
  typeOfShift: 'Regular',
  ...more,
});

describe('the shapes of an answer', () => {
  it.each([
    ['the plain form', { success: true, events: [event()], resources: [] }],
    ['events alone', { events: [event()] }],
    ['a bare list', [event()]],
  ])('reads %s', (_name, answer) => {
    expect(readCalendar(answer, zone)).toMatchObject({ shifts: [{ id: 1, resourceId: 7 }], unreadable: 0 });
  });

  it('throws the sentence of a refused calendar', () => {
    expect(() => readCalendar({ success: false, errorMessage: 'Unknown work centre' }, zone)).toThrow(
      'Unknown work centre',
    );
    expect(() => readCalendar('?', zone)).toThrow(CalendarRefused);
  });

  it('keeps the lists of before when an answer says none', () => {
    const option = { value: 1, label: 'Rooms' };
    const before = boardOf(readCalendar({ events: [], resources: [{ employeeId: 7 }], branchList: [option] }, zone));

    const after = boardOf(readCalendar({ events: [] }, zone), before);

    expect(after.orgUnits).toEqual([option]);
    expect(after.resources).toBe(before.resources);
  });
});

describe('events that are none', () => {
  it.each([
    ['it ends when it starts', { end: '2026-11-16T07:00:00+02:00' }],
    ['it ends before it starts', { end: '2026-11-16T06:00:00+02:00' }],
    ['it has no end', { end: null }],
    ['its start is no time', { start: 'soon' }],
    ['it has no id', { id: null }],
    ['it belongs to nobody', { resourceId: null }],
  ])('drops and counts one when %s', (_why, more) => {
    expect(readCalendar([event(more), event({ id: 2 })], zone)).toMatchObject({ shifts: [{ id: 2 }], unreadable: 1 });
  });

  it('counts what is no object at all', () => {
    expect(readCalendar([null, 'x'], zone).unreadable).toBe(2);
  });
});

it.each([
  ['Regular', { typeOfShift: 'Regular' }],
  ['on call', { typeOfShift: 'OnCall' }],
  ['ANNUAL_LEAVE', { typeOfShift: 'AnnualLeave' }],
  ['', { typeOfShift: 'Regular' }],
  [null, { typeOfShift: 'Regular' }],
  ['Sabbatical', { typeOfShift: 'Other', rawType: 'Sabbatical' }],
])('reads the type %s', (text, type) => {
  expect(readType(text)).toEqual(type);
});

it.each([
  ['a time with an offset', '2026-11-16T07:00:00+02:00', '2026-11-16T05:00:00Z'],
  ['a time in UTC', '2026-11-16T05:00:00Z', '2026-11-16T05:00:00Z'],
  ['a bare time, as the hotel’s wall clock', '2026-07-16T07:00', '2026-07-16T04:00:00Z'],
  ['a bare time with a blank', '2026-07-16 07:00:30', '2026-07-16T04:00:30Z'],
  ['a bare time that the clocks skip', '2026-03-29T03:30', '2026-03-29T01:30:00Z'],
  ['a bare date, as its midnight', '2026-11-16', '2026-11-15T22:00:00Z'],
])('reads %s', (_what, text, instant) => {
  expect(readMoment(text, zone)).toBe(Date.parse(instant));
});

it.each(['', 'soon', '2026-02-30', '2026-02-30T07:00', '2026-11-16T25:00'])('reads no moment from “%s”', (text) => {
  expect(readMoment(text, zone)).toBeNull();
});

it('takes an actual record without an end as still clocked in', () => {
  const { shifts } = readCalendar([event({ recordType: 'actual', end: null, actualEnd: null })], zone);

  expect(shifts[0]).toMatchObject({ isClockRecord: true, actualStart: shifts[0]?.start, actualEnd: null });
});
