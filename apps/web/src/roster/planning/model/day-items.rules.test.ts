import { expect, it } from 'vitest';
import { readDayItems } from './day-items.rules';

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
