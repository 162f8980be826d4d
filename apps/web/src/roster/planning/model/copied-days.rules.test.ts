import { expect, it } from 'vitest';
import { copiedDays, isCopiedText, itemsOfCopied } from './copied-days.rules';
import { days, offOf, planOf, shiftOf } from './test-plan';

const place = {
  departmentId: 5,
  department: 'Bar',
  jobTitle: 'Cook',
  workCentreId: null,
  workCentre: null,
  costPlace: null,
  skill: 'First aid',
};
const now = planOf(
  shiftOf(1, 11, '2026-12-09T22:00', '2026-12-10T06:00', {
    typeOfShift: 'Training',
    breakMinutes: 30,
    notes: 'Pool',
    place,
  }),
  offOf(2, 12, '2026-12-10', '2026-12-12'),
);
const copied = copiedDays(now, { people: [1, 2], dates: ['2026-12-09', '2026-12-10'] }, '22:00-06:00\t\n\toff', days);
const at = (row: number, column: number, date: string) => itemsOfCopied(copied, { row, column, date }, days);

it('a shift keeps its type, break, note, place, job and skill on another day', () => {
  expect(at(0, 0, '2026-12-15')).toEqual([
    {
      typeOfShift: 'Training',
      start: '2026-12-15T22:00',
      end: '2026-12-16T06:00',
      breakMinutes: 30,
      notes: 'Pool',
      leaveKind: null,
      place: { departmentId: 5, jobTitle: 'Cook', workCentreId: null, costPlace: null },
      skill: 'First aid',
    },
  ]);
});

it('a day off of several days is pasted as one day, and a free day empties', () => {
  expect(at(1, 1, '2026-12-20')).toMatchObject([
    { typeOfShift: 'DayOff', start: '2026-12-20T00:00', end: '2026-12-21T00:00' },
  ]);
  expect(at(0, 1, '2026-12-20')).toEqual([]);
  expect(at(5, 5, '2026-12-20')).toEqual([]);
});

it('of single days only those that were chosen are copied', () => {
  const cells = [{ employee: 2, date: '2026-12-10' }];
  const some = copiedDays(now, { people: [1, 2], dates: ['2026-12-09', '2026-12-10'], cells }, '', days);
  expect(itemsOfCopied(some, { row: 0, column: 0, date: '2026-12-20' }, days)).toEqual([]);
  expect(itemsOfCopied(some, { row: 1, column: 1, date: '2026-12-20' }, days)).toHaveLength(1);
});

it('a text from somewhere else is not taken for them, one with other line breaks is', () => {
  expect(isCopiedText(copied, '22:00-06:00\t\r\n\toff')).toBe(true);
  expect(isCopiedText(copied, '22:00-06:00')).toBe(false);
  expect(isCopiedText(undefined, '')).toBe(false);
});
