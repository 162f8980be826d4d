import type { StaffingNeedFields } from '@horae/contract/scheduling/staffing-need-rows';
import { describe, expect, it } from 'vitest';
import { isFault, isSameHours, kindOf, type StoredNeed, storedNeed } from './staffing-need.rules';

const weekly: StaffingNeedFields = {
  departmentId: 3,
  jobTitle: null,
  skill: null,
  weekdays: [1],
  day: null,
  start: '07:00',
  end: '15:00',
  people: 2,
  firstDay: '2030-06-03',
  lastDay: null,
};
const single: StaffingNeedFields = { ...weekly, weekdays: [], day: '2030-06-04', firstDay: null };
const stored: StoredNeed = {
  departmentId: 3,
  jobTitle: null,
  skill: null,
  weekdays: [1],
  firstDay: '2030-06-03',
  lastDay: null,
  startMinute: 420,
  endMinute: 900,
  people: 2,
};
const storedDay: StoredNeed = { ...stored, weekdays: null, firstDay: '2030-06-04', lastDay: '2030-06-04' };

describe('a need', () => {
  it.each<[string, StaffingNeedFields, StoredNeed]>([
    ['of a weekday, without an end', weekly, stored],
    ['until the day on which it begins', { ...weekly, lastDay: '2030-06-03' }, { ...stored, lastDay: '2030-06-03' }],
    ['of weekdays in any order', { ...weekly, weekdays: [7, 2, 7, 1] }, { ...stored, weekdays: [1, 2, 7] }],
    ['of a single day', single, storedDay],
    [
      'of a single day alone, whatever its validity',
      { ...single, firstDay: '2030-01-01', lastDay: '2029-01-01' },
      storedDay,
    ],
    [
      'into the next day',
      { ...weekly, start: '22:00', end: '06:00' },
      { ...stored, startMinute: 1320, endMinute: 1800 },
    ],
    ['around the clock', { ...weekly, end: '07:00' }, { ...stored, endMinute: 1860 }],
    ['until midnight', { ...weekly, end: '00:00' }, { ...stored, endMinute: 1440 }],
    ['of nobody on a day', { ...single, people: 0 }, { ...storedDay, people: 0, startMinute: 0, endMinute: 1440 }],
    [
      'of people with a job and a skill, whatever the form of their accents',
      { ...weekly, jobTitle: 'Σερβιτόρος'.normalize('NFD'), skill: 'Μπαρ ό'.normalize('NFD') },
      { ...stored, jobTitle: 'Σερβιτόρος'.normalize('NFC'), skill: 'Μπαρ ό'.normalize('NFC') },
    ],
  ])('is kept %s', (_which, fields, need) => {
    expect(storedNeed(fields)).toEqual(need);
    expect(isFault(storedNeed(fields))).toBe(false);
  });

  it.each<[string, StaffingNeedFields, string, string]>([
    [
      'of weekdays and a single day',
      { ...single, weekdays: [1] },
      'weekdays',
      'Choose weekdays or a single day, not both.',
    ],
    ['of no day', { ...weekly, weekdays: [] }, 'weekdays', 'Choose at least one weekday.'],
    ['of weekdays from no day on', { ...weekly, firstDay: null }, 'firstDay', 'Enter the day from which it is needed.'],
    [
      'that ends before it begins',
      { ...weekly, lastDay: '2030-06-02' },
      'lastDay',
      'It must not end before it begins.',
    ],
    [
      'of nobody on weekdays',
      { ...weekly, people: 0 },
      'people',
      'Nobody can be needed on a single day alone. Otherwise delete the need.',
    ],
  ])('is refused %s', (_which, fields, field, message) => {
    expect(storedNeed(fields)).toEqual({ field, message });
    expect(isFault(storedNeed(fields))).toBe(true);
  });
});

describe('the people of a need', () => {
  it.each([
    ['anybody', { jobTitle: null, skill: null }, { jobTitle: null, skill: null }, true],
    ['a job and anybody', { jobTitle: 'Waiter', skill: null }, { jobTitle: null, skill: null }, false],
    ['a skill in other letters', { jobTitle: null, skill: 'Bάρ' }, { jobTitle: null, skill: 'bαρ' }, true],
    ['a job in other letters', { jobTitle: 'Waiter', skill: null }, { jobTitle: 'waiter', skill: null }, false],
    ['a job and the same as a skill', { jobTitle: 'bar', skill: null }, { jobTitle: null, skill: 'bar' }, false],
  ])('are or are not the same: %s', (_which, a, b, isSame) => {
    expect(kindOf(a) === kindOf(b)).toBe(isSame);
  });
});

describe('two needs', () => {
  it.each<[string, Partial<StoredNeed>, Partial<StoredNeed>, boolean]>([
    ['are of the same hours with other numbers of people', {}, { people: 5 }, true],
    ['are not of the same hours at another start', {}, { startMinute: 360 }, false],
    ['are not of the same hours at another end', {}, { endMinute: 960 }, false],
    ['are not of the same hours with another skill', {}, { skill: 'Bar' }, false],
    ['are of the same hours with one weekday in common', { weekdays: [1, 2] }, { weekdays: [2, 3] }, true],
    ['are not of the same hours on other weekdays', { weekdays: [1, 2] }, { weekdays: [3] }, false],
    ['are of the same hours with a day in common', { lastDay: '2030-07-01' }, { firstDay: '2030-07-01' }, true],
    ['are not of the same hours one after the other', { lastDay: '2030-06-30' }, { firstDay: '2030-07-01' }, false],
    ['are of the same hours on one day', storedDay, storedDay, true],
    ['are not of the same hours on a weekday and on a day', {}, storedDay, false],
    ['are of the same hours where nobody is needed', storedDay, { ...storedDay, people: 0, startMinute: 0 }, true],
  ])('%s', (_which, one, two, isSame) => {
    const [a, b] = [
      { ...stored, ...one },
      { ...stored, ...two },
    ];
    expect([isSameHours(a, b), isSameHours(b, a)]).toEqual([isSame, isSame]);
  });
});
