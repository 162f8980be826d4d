import { expect, it } from 'vitest';
import { middleOf, midnightOf, splitFault, splitShift } from './split-shift.rules';
import { days, linesOf, planOf, shiftOf } from './test-plan';

const day = shiftOf(7, 11, '2026-11-10T08:00', '2026-11-10T17:00', { breakMinutes: 30, notes: 'Τερράτσα' });
const night = shiftOf(8, 12, '2026-11-10T22:00', '2026-11-11T06:00', { typeOfShift: 'Night' });
const now = planOf(day, night);
const entryOf = (person: number) => now.entriesOf(person)[0]!;

it('two parts with a gap are split work, and the break stays with the first', () => {
  const changes = splitShift(now, entryOf(7), { end: '12:00', start: '13:00' }, days);
  expect(linesOf(changes)).toEqual([
    '11: 7 Split 2026-11-10T08:00–2026-11-10T12:00',
    'new: 7 Split 2026-11-10T13:00–2026-11-10T17:00',
  ]);
  expect(changes.map(({ item }) => item!.breakMinutes)).toEqual([30, 0]);
  expect(changes.map(({ item }) => item!.notes)).toEqual(['Τερράτσα', 'Τερράτσα']);
});

it('a night is split over midnight, and parts that follow each other keep its type', () => {
  expect(linesOf(splitShift(now, entryOf(8), { end: '00:00', start: '00:00' }, days))).toEqual([
    '12: 8 Night 2026-11-10T22:00–2026-11-11T00:00',
    'new: 8 Night 2026-11-11T00:00–2026-11-11T06:00',
  ]);
});

it.each([
  [7, '08:00', '13:00', 'end'],
  [7, '17:00', '17:00', 'end'],
  [7, '07:00', '13:00', 'end'],
  [7, '12:00', '11:00', 'start'],
  [7, '12:00', '17:00', 'start'],
  [8, '21:00', '23:00', 'end'],
  [8, '23:00', '22:30', 'start'],
  [8, '23:00', '02:00', null],
])('of person %i, the parts until %s and from %s are wrong at the %s', (person, end, start, fault) => {
  expect(splitFault(entryOf(person), { end, start }, days)).toBe(fault);
  if (fault) expect(splitShift(now, entryOf(person), { end, start }, days)).toEqual([]);
});

it('midnight is proposed for what is worked past it', () => {
  expect(midnightOf(entryOf(8), days)).toEqual({ end: '00:00', start: '00:00' });
  expect(midnightOf(entryOf(7), days)).toBeNull();
  const late = planOf(shiftOf(9, 13, '2026-11-10T16:00', '2026-11-11T00:00')).entriesOf(9)[0]!;
  expect(midnightOf(late, days)).toBeNull();
});

it('the middle is proposed, to the half hour', () => {
  expect(middleOf(entryOf(7), days)).toEqual({ end: '12:30', start: '12:30' });
  expect(middleOf(entryOf(8), days)).toEqual({ end: '02:00', start: '02:00' });
});
