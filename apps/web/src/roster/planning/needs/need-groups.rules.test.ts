import type { StaffingNeed } from '@horae/contract/scheduling/staffing-need-rows';
import { expect, it } from 'vitest';
import { blankNeed } from './need-form.rules';
import { needsByDepartment } from './need-groups.rules';

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
const groupsOf = (...needs: StaffingNeed[]) =>
  needsByDepartment(needs)
    .get(10)!
    .weekly.map(({ weekdays, needs: own }) => [weekdays.join(), own.map(({ id }) => id).join()]);

it('weekdays are together if the very same needs hold on them, Monday to Sunday', () => {
  expect(groupsOf(need(1, { weekdays: [1, 7] }), need(2, { weekdays: [3] }), need(3, { weekdays: [5] }))).toEqual([
    ['1,7', '1'],
    ['3', '2'],
    ['5', '3'],
  ]);
});

it('needs of a day are by job title, skill, start, first day and number', () => {
  const cook = need(1, { jobTitle: 'Cook', start: '06:00' });
  const skilled = need(2, { skill: 'First aid', start: '06:00' });
  const [late, early] = [need(3, { start: '15:00' }), need(4)];
  const later = need(5, { firstDay: '2031-02-01' });
  const [always, second] = [need(7, { firstDay: null }), need(6)];

  expect(groupsOf(cook, skilled, late, later, second, early, always)).toEqual([['1,2,3,4,5,6,7', '7,4,6,5,3,2,1']]);
});
