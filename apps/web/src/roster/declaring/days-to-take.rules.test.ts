import { describe, expect, it } from 'vitest';
import { answered, byDepartment, type DayToTake, isTaken, sectionOf } from './days-to-take.rules';

const day = (more: Partial<DayToTake> = {}): DayToTake => ({
  employeeId: 1,
  name: 'Maria',
  code: 'E1',
  department: 'Kitchen',
  day: '2033-05-02',
  isPast: false,
  isLate: false,
  isUnplanned: false,
  says: '07:00–15:00',
  corrects: '',
  ...more,
});

describe('a day', () => {
  it.each([
    ['planned, to come', {}, 'coming', true],
    ['late today', { isLate: true }, 'coming', true],
    ['over', { isPast: true, isLate: true }, 'past', false],
    ['without any plan', { isUnplanned: true }, 'unplanned', false],
    ['without any plan, over', { isUnplanned: true, isPast: true }, 'unplanned', false],
  ])('%s', (_what, more, section, isTakenFirst) => {
    expect([sectionOf(day(more)), isTaken(day(more), new Map())]).toEqual([section, isTakenFirst]);
  });

  it('is taken or left as answered, until it is declared otherwise', () => {
    const left = answered(new Map(), [day()], false);
    expect(isTaken(day(), left)).toBe(false);
    expect(isTaken(day(), answered(left, [day()], true))).toBe(true);
    expect(isTaken(day({ says: '08:00–16:00' }), left)).toBe(true);

    const ticked = answered(new Map(), [day({ isUnplanned: true, says: 'Rest day' })], true);
    expect(isTaken(day({ isUnplanned: true, says: 'Rest day' }), ticked)).toBe(true);
    expect(isTaken(day({ isPast: true }), ticked)).toBe(false);
  });
});

it('stands with its person and department, departments by name', () => {
  const days = [
    day({ department: 'Rooms', employeeId: 2 }),
    day(),
    day({ day: '2033-05-03' }),
    day({ employeeId: 3, name: 'Maria' }),
  ];
  const compare = (one: string, other: string) => one.localeCompare(other);
  const shown = byDepartment(days, compare).map(({ department, people }) => [
    department,
    people.map(({ employeeId, days: own }) => [employeeId, own.length]),
  ]);
  expect(shown).toEqual([
    [
      'Kitchen',
      [
        [1, 2],
        [3, 1],
      ],
    ],
    ['Rooms', [[2, 1]]],
  ]);
});
