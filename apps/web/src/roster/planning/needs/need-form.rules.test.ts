import type { StaffingNeed } from '@horae/contract/scheduling/staffing-need-rows';
import { expect, it } from 'vitest';
import { bareFields, blankNeed, fieldsOf, isNobody, textsOf, weekdaysIn } from './need-form.rules';
import { needsByDepartment } from './need-groups.rules';

const week = '2031-03-03';
const need = (id: number, more: Partial<StaffingNeed> = {}): StaffingNeed => ({
  ...blankNeed(10, '2031-01-01'),
  start: '07:00',
  end: '15:00',
  id,
  version: 1,
  source: 'typed',
  mayChange: true,
  ...more,
});

it('a need in its form is the same need, from the week on screen on', () => {
  const weekly = need(1, { people: 3, jobTitle: 'Cook', lastDay: '2031-12-31' });
  expect(fieldsOf(textsOf(weekly, week))).toEqual({ ...bareFields(weekly), firstDay: week });

  const skilled = need(4, { skill: 'First aid', firstDay: week });
  expect(fieldsOf({ ...textsOf(skilled, week), skill: ' First aid ' })).toEqual(bareFields(skilled));

  expect(fieldsOf({ ...textsOf(skilled, week), skill: ' ' }).skill).toBeNull();

  const later = need(2, { firstDay: '2031-05-01' });
  expect(fieldsOf(textsOf(later, week))).toEqual(bareFields(later));

  const single = need(3, { weekdays: [], day: '2031-03-25', firstDay: null });
  expect(fieldsOf(textsOf(single, week))).toEqual(bareFields(single));

  const nobody = { ...single, people: 0, start: '00:00', end: '00:00' };
  expect(fieldsOf(textsOf(nobody, week))).toEqual(bareFields(nobody));
});

it('a new need is for one person on every weekday, at times to be chosen', () => {
  expect(textsOf(blankNeed(10, week), week)).toEqual({
    departmentId: '10',
    jobTitle: '',
    skill: '',
    kind: 'weekly',
    weekdays: '1,2,3,4,5,6,7',
    day: '',
    nobody: '',
    start: '',
    end: '',
    people: '1',
    firstDay: week,
    lastDay: '',
  });
});

it('a day on which nobody is needed has no times in its form, and one person should that change', () => {
  const nobody = need(3, { weekdays: [], day: '2031-03-25', firstDay: null, people: 0, start: '00:00', end: '00:00' });
  const texts = textsOf(nobody, week);
  expect(texts).toMatchObject({ kind: 'single', nobody: 'nobody', start: '', end: '', people: '1', firstDay: week });
  expect(isNobody(texts)).toBe(true);
  expect(isNobody({ ...texts, kind: 'weekly' })).toBe(false);
  expect(isNobody({ ...texts, nobody: '' })).toBe(false);
});

it('no weekday may be chosen', () => {
  expect(weekdaysIn('')).toEqual([]);
  expect(weekdaysIn('1,7')).toEqual([1, 7]);
});

it('weekdays that need the same are listed together, then single days in order', () => {
  const needs = [
    need(1, { weekdays: [1, 2, 3, 4, 5], start: '15:00' }),
    need(2, { weekdays: [1, 2, 3, 4, 5, 6] }),
    need(3, { weekdays: [5], jobTitle: 'Cook' }),
    need(4, { weekdays: [], day: '2031-03-25' }),
    need(5, { weekdays: [], day: '2031-03-05' }),
    need(6, { departmentId: 20 }),
    need(7, { weekdays: [5], skill: 'First aid', start: '06:00' }),
  ];

  const grouped = needsByDepartment(needs);

  expect([...grouped.keys()]).toEqual([10, 20]);
  const { weekly, singles } = grouped.get(10)!;
  expect(weekly.map(({ weekdays, needs: own }) => [weekdays.join(), own.map(({ id }) => id).join()])).toEqual([
    ['1,2,3,4', '2,1'],
    ['5', '2,1,7,3'],
    ['6', '2'],
  ]);
  expect(singles.map(({ id }) => id)).toEqual([5, 4]);
});
