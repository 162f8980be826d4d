import { describe, expect, it } from 'vitest';
import { readDayItems, typeOfWork } from './day-items.rules';

const day = '2026-10-24';
const read = (text: string) =>
  readDayItems(text, day)?.map(({ typeOfShift, start, end, leaveKind }) =>
    [typeOfShift, start.slice(8), end.slice(8), leaveKind].filter(Boolean).join(' '),
  );

it.each<[string, string[] | undefined]>([
  ['8-16', ['Regular 24T08:00 24T16:00']],
  ['22-6', ['Night 24T22:00 25T06:00']],
  ['16-24', ['Regular 24T16:00 25T00:00']],
  ['20-4', ['Night 24T20:00 25T04:00']],
  ['8-12/18-22', ['Split 24T08:00 24T12:00', 'Split 24T18:00 24T22:00']],
  ['off', ['DayOff 24T00:00 25T00:00']],
  ['ΑΔΕΙΑ', ['AnnualLeave 24T00:00 25T00:00']],
  ['άδεια γάμου', ['AnnualLeave 24T00:00 25T00:00 marriage']],
  ['', []],
  ['kitchen', undefined],
])('what is typed into a day becomes work, a day off or leave: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

describe('what is typed beside times', () => {
  const items = (text: string) =>
    readDayItems(text, day)?.map(({ typeOfShift, start, end, breakMinutes, notes }) =>
      [typeOfShift, start.slice(8), end.slice(8), breakMinutes, notes].filter((part) => part !== null).join(' '),
    );

  it.each([
    ['8-16', ['Regular 24T08:00 24T16:00']],
    ['8-16 (30 min)', ['Regular 24T08:00 24T16:00 30']],
    ['8-16 Lobby', ['Regular 24T08:00 24T16:00 Lobby']],
    ['8-16 +2', ['Regular 24T08:00 24T16:00', 'Overtime 24T16:00 24T18:00']],
    ['14-22 +3', ['Regular 24T14:00 24T22:00', 'Overtime 24T22:00 25T01:00']],
    ['8-12/18-22 (30 min)', ['Split 24T08:00 24T12:00 30', 'Split 24T18:00 24T22:00']],
  ])('is its break, its overtime or a note: %s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

it.each([
  ['18-2', 18, 26, 'Regular'],
  ['18:00–02:15', 18, 26.25, 'Night'],
  ['22-6', 22, 30, 'Night'],
  ['2-8', 2, 8, 'Night'],
  ['2-10', 2, 10, 'Regular'],
  ['6-14', 6, 14, 'Regular'],
  ['14-22', 14, 22, 'Regular'],
])('work is night work if more than half of it is between 22:00 and 06:00: %s', (_text, from, to, type) => {
  expect(typeOfWork(from * 60, to * 60)).toBe(type);
});
