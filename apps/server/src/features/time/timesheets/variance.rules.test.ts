import { expect, it } from 'vitest';
import type { CountedMonth } from './counted';
import { expectedMinutes, varianceOf } from './variance.rules';

const month = (...days: { planned: number; worked?: number; leave?: object; leaveMinutes?: object }[]) =>
  ({
    days: days.map(({ planned, worked, leave = null, leaveMinutes = {} }) => ({
      plannedMinutes: planned,
      leave,
      leaveMinutes,
      counted: worked === undefined ? null : { workedMinutes: worked },
    })),
  }) as unknown as CountedMonth;
const dayOf = (day: Parameters<typeof month>[0]) => month(day).days[0]!;

it('expects what is planned, less leave by the hour, and nothing on a day of leave', () => {
  expect(expectedMinutes(dayOf({ planned: 480 }))).toBe(480);
  expect(expectedMinutes(dayOf({ planned: 480, leaveMinutes: { parental: 120 } }))).toBe(360);
  expect(expectedMinutes(dayOf({ planned: 60, leaveMinutes: { parental: 120 } }))).toBe(0);
  expect(expectedMinutes(dayOf({ planned: 480, leave: { kind: 'annual' } }))).toBe(0);
});

it('is the largest difference of a day, above or below the plan', () => {
  expect(varianceOf(month())).toBe(0);
  expect(varianceOf(month({ planned: 480, worked: 490 }, { planned: 480, worked: 455 }))).toBe(25);
  expect(varianceOf(month({ planned: 480, worked: 540 }, { planned: 480, worked: 455 }))).toBe(60);
  expect(varianceOf(month({ planned: 300 }))).toBe(300);
});
