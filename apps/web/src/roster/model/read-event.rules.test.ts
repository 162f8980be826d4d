import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { readEvent, readType } from './read-event.rules';

const zone = createZone('Europe/Athens');
const event = (more: Record<string, unknown> = {}) => ({
  id: 1,
  resourceId: '7',
  start: '2026-11-16T07:00',
  end: '2026-11-16T15:00',
  ...more,
});
const read = (more: Record<string, unknown> = {}) => readEvent(event(more), zone);

describe('an event', () => {
  it('that tells only whose it is and when is planned regular work', () => {
    expect(read()).toEqual({
      id: 1,
      resourceId: 7,
      employeeId: 7,
      title: '',
      start: Date.parse('2026-11-16T07:00:00+02:00'),
      end: Date.parse('2026-11-16T15:00:00+02:00'),
      allDay: false,
      calendarId: 3000,
      typeOfShift: 'Regular',
      erganiShift: false,
      status: 'planned',
      breakMinutes: 0,
      notes: null,
      actualStart: null,
      actualEnd: null,
      raw: event(),
    });
  });

  it('keeps what it tells', () => {
    const told = {
      title: 'Early',
      allDay: true,
      erganiShift: true,
      status: 'worked',
      breakMinutes: 30,
      notes: 'Lobby',
    };
    expect(read(told)).toMatchObject(told);
  });

  it.each([
    ['Absent', 'absent'],
    ['CANCELLED', 'cancelled'],
    ['lost', 'planned'],
  ])('with the status %s is %s', (sent, status) => {
    expect(read({ status: sent })?.status).toBe(status);
  });

  it.each([
    ['45', 45],
    ['none', 0],
    [-10, 0],
  ])('with a break of %s has %i minutes of it', (sent, minutes) => {
    expect(read({ breakMinutes: sent })?.breakMinutes).toBe(minutes);
  });

  it.each([
    ['its own', { calendarId: 3002, typeOfShift: 'Regular' }, 3002],
    ['that of its type', { typeOfShift: 'AnnualLeave' }, 3001],
    ['that of work for a type nobody knows', { typeOfShift: 'Sabbatical' }, 3000],
  ])('is in %s calendar', (_which, more, calendar) => {
    expect(read(more)?.calendarId).toBe(calendar);
  });

  it('needs a person, by either name', () => {
    expect(read({ resourceId: null, employeeId: 9 })?.employeeId).toBe(9);
    expect(read({ resourceId: null })).toBeUndefined();
  });

  it('is no event with an end before the start', () => {
    expect(read({ end: '2026-11-16T06:59' })).toBeUndefined();
  });
});

it('a type is known with blanks around it', () => {
  expect(readType(' Night ')).toEqual({ typeOfShift: 'Night' });
  expect(readType('  ')).toEqual({ typeOfShift: 'Regular' });
  expect(readType(' Sabbatical ')).toEqual({ typeOfShift: 'Other', rawType: 'Sabbatical' });
});

describe('a clock record', () => {
  const clocked = (more: Record<string, unknown>) => read({ recordType: 'actual', start: null, end: null, ...more });
  const at = (time: string) => Date.parse(`2026-11-16T${time}:00+02:00`);

  it.each([
    ['open is a quarter of an hour', { start: '2026-11-16T07:00' }, ['07:00', '07:15', '07:00', null]],
    ['begins when somebody clocked in', { actualStart: '2026-11-16T06:55' }, ['06:55', '07:10', '06:55', null]],
    [
      'ends when somebody clocked out',
      { start: '2026-11-16T07:00', actualEnd: '2026-11-16T15:05' },
      ['07:00', '15:05', '07:00', '15:05'],
    ],
    [
      'may have start and end alone',
      { start: '2026-11-16T07:00', end: '2026-11-16T15:00' },
      ['07:00', '15:00', '07:00', '15:00'],
    ],
    [
      'keeps what was clocked beside what it shows',
      {
        start: '2026-11-16T07:00',
        end: '2026-11-16T15:00',
        actualStart: '2026-11-16T06:55',
        actualEnd: '2026-11-16T15:05',
      },
      ['07:00', '15:00', '06:55', '15:05'],
    ],
  ])('%s', (_what, more, times) => {
    const record = clocked(more)!;
    const [start, end, actualStart, actualEnd] = times.map((time) => (time === null ? null : at(time)));
    expect(record).toMatchObject({ isClockRecord: true, start, end, actualStart, actualEnd });
  });
});

it('a planned shift without an end takes the one that was clocked', () => {
  const shift = read({ end: null, actualEnd: '2026-11-16T15:05' });
  expect(shift).toMatchObject({ end: Date.parse('2026-11-16T15:05:00+02:00') });
  expect(shift).not.toHaveProperty('isClockRecord');
});
