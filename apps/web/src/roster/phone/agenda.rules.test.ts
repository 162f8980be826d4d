import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import type { ShiftBar } from '../model/bars.rules';
import type { ClockRecord } from '../model/clock-record.rules';
import { dayRange } from '../model/day-range.rules';
import type { Shift } from '../model/shift.rules';
import { testShift } from '../model/test-shift';
import { agendaOf } from './agenda.rules';

const range = dayRange(createZone('Europe/Athens'), { start: '2026-11-16', days: 1 });
const at = (text: string) => Date.parse(`${text}:00+02:00`);
const bar = (start: string, end: string, more: Partial<Shift> = {}, clock: ClockRecord | null = null) => {
  const shift = testShift(start, end, more);
  return { start: shift.start, end: shift.end, shift, clock } as ShiftBar;
};
const agenda = (bars: Record<number, ShiftBar[]>, now = '2026-11-16T12:00') =>
  agendaOf(Object.keys(bars).map(Number), (employee) => bars[employee] ?? [], range, at(now));
const idsOf = (sections: ReturnType<typeof agenda>) =>
  Object.fromEntries(
    Object.entries(sections)
      .map(([section, entries]) => [section, entries.map(({ employee }) => employee)] as const)
      .filter(([, ids]) => ids.length > 0),
  );

it.each([
  ['whose shift goes on', 'now', bar('2026-11-16T07:00', '2026-11-16T15:00')],
  ['whose shift begins at this moment', 'now', bar('2026-11-16T12:00', '2026-11-16T15:00')],
  ['whose night goes on', 'now', bar('2026-11-15T22:00', '2026-11-16T12:01')],
  [
    'who is still clocked in',
    'now',
    bar('2026-11-16T06:00', '2026-11-16T11:00', {}, { start: at('2026-11-16T06:00'), end: null }),
  ],
  ['who comes later', 'later', bar('2026-11-16T12:01', '2026-11-16T20:00')],
  ['whose shift ends at this moment', 'done', bar('2026-11-16T04:00', '2026-11-16T12:00')],
  ['who worked in the morning', 'done', bar('2026-11-16T04:00', '2026-11-16T08:00')],
  ['whose work ended with the day before', 'off', bar('2026-11-15T16:00', '2026-11-16T00:00')],
  ['who works on the next day', 'off', bar('2026-11-17T00:00', '2026-11-17T08:00')],
  ['whose shift was cancelled', 'off', bar('2026-11-16T07:00', '2026-11-16T15:00', { status: 'cancelled' })],
  ['who is absent', 'off', bar('2026-11-16T07:00', '2026-11-16T15:00', { status: 'absent' })],
  ['who is on call', 'off', bar('2026-11-16T07:00', '2026-11-16T15:00', { typeOfShift: 'OnCall' })],
])('puts somebody %s into “%s”', (_who, section, one) => {
  expect(idsOf(agenda({ 1: [one] }))).toEqual({ [section]: [1] });
});

it('knows somebody between two shifts as one who comes later', () => {
  const split = [bar('2026-11-16T07:00', '2026-11-16T11:00'), bar('2026-11-16T18:00', '2026-11-16T22:00')];
  expect(idsOf(agenda({ 1: split }))).toEqual({ later: [1] });
});

it('sorts by the first start, and leaves those without work in their order', () => {
  const of = (start: string) => [bar(`2026-11-16T${start}`, '2026-11-16T23:00')];
  const off = [bar('2026-11-16T05:00', '2026-11-17T00:00', { typeOfShift: 'DayOff', allDay: true })];
  const morning = (start: string) => [bar(`2026-11-16T${start}`, '2026-11-16T09:00')];
  const sections = agenda({
    1: of('08:00'),
    2: of('07:00'),
    3: of('15:00'),
    4: of('14:00'),
    5: morning('06:00'),
    6: morning('05:00'),
    7: off,
    8: [],
  });
  expect(idsOf(sections)).toEqual({ now: [2, 1], later: [4, 3], done: [6, 5], off: [7, 8] });
  expect(sections.off[0]!.bars).toEqual(off);
});
