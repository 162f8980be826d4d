import { describe, expect, it } from 'vitest';
import { auditChanges, changesLine } from './audit-changes';
import { objectWords } from './audit-words';

describe('the changes of an audit entry', () => {
  it.each([
    ['what differs', { name: 'Spa', id: 7 }, { name: 'Wellness', id: 7 }, 'Name: Spa → Wellness'],
    ['what was added', {}, { name: 'Spa', notes: null }, 'Name: Spa'],
    ['what was taken away', { name: 'Spa' }, {}, 'Name: Spa → –'],
    ['values in values', { place: { department: 1 } }, { place: { department: 2 } }, 'Place, department: 1 → 2'],
    ['lists with commas', { ids: [1] }, { ids: [1, 2] }, 'Record numbers: 1 → 1, 2'],
    [
      'no and zero as values',
      { mayPlan: false, break: 0 },
      { mayPlan: true, break: 30 },
      'May plan: No → Yes · Break (minutes): 0 → 30',
    ],
    [
      'days and choices',
      {},
      { fromDay: '2026-11-16', typeOfShift: 'AnnualLeave' },
      'From: Nov 16, 2026 · Type: Annual leave',
    ],
    [
      'names that no list has',
      { hasNoCard: true },
      { noShowAfter: 5 },
      'Without a work card: Yes → – · No show after: 5',
    ],
    ['lists of values', {}, { rows: [{ day: '2026-11-16', hours: 8 }] }, 'Rows: Day Nov 16, 2026 · Hours 8'],
    ['nothing', { name: 'Spa' }, { name: 'Spa' }, ''],
  ])('are %s', (_what, before, after, line) => {
    expect(changesLine(auditChanges(before, after))).toBe(line);
  });

  it.each([
    ['Europe/Athens', 'Jan 14, 2041, 22:00'],
    ['Pacific/Auckland', 'Jan 15, 2041, 09:00'],
  ])('tell moments on the clock of the hotel in %s, and neither the number nor the version', (timeZone, start) => {
    expect(auditChanges({}, { id: 1, version: 1, start: 2_241_806_400 }, timeZone)).toEqual([
      { field: 'Starts', before: '', after: start },
    ]);
  });
});

it.each([
  ['erganiSettings', 'ERGANI settings'],
  ['clock policy', 'clock policy'],
  ['kiosk number', 'kiosk PIN'],
  ['newKind', 'new kind'],
  ['shift', 'shift'],
])('the kind %s is written %s', (object, text) => {
  expect(objectWords(object)).toBe(text);
});
