import { describe, expect, it } from 'vitest';
import { leaveMinutesOf, sumOfLeave } from './leave-minutes.rules';
import type { HourlyLeaveRow } from './read-work';

const hour = 3_600_000;
const span = (from: number, to: number) => ({ from: from * hour, to: to * hour });
const leave = (from: number, to: number, kind: HourlyLeaveRow['kind'] = 'parental'): HourlyLeaveRow => ({
  employeeId: 1,
  kind,
  ...span(from, to),
});
const idle = { segments: [], breaks: [] };

describe('leave by the hour', () => {
  it.each([
    ['as long as it is, without a shift', [leave(9, 11)], [], idle, { 'hours.parental': 120 }],
    ['as much of it as was planned', [leave(9, 11)], [span(10, 18)], idle, { 'hours.parental': 60 }],
    ['in each stretch that was planned', [leave(9, 18)], [span(7, 10), span(17, 20)], idle, { 'hours.parental': 120 }],
    ['nothing outside of the plan', [leave(9, 10)], [span(10, 18)], idle, {}],
    [
      'nothing for what was worked all the same, but for the break',
      [leave(9, 11)],
      [span(7, 15)],
      { segments: [span(7, 10.5)], breaks: [span(10, 10.25)] },
      { 'hours.parental': 45 },
    ],
    [
      'together for the same kind and apart for others',
      [leave(9, 10), leave(12, 14), leave(14, 15, 'childCare')],
      [],
      idle,
      { 'hours.parental': 180, 'hours.childCare': 60 },
    ],
    ['nothing without any', [], [span(7, 15)], idle, {}],
  ])('comes to %s', (_what, leaves, planned, worked, minutes) => {
    expect(leaveMinutesOf(leaves, planned, worked)).toEqual(minutes);
  });

  it('is added up over its kinds', () => {
    expect(sumOfLeave({ 'hours.parental': 60, 'hours.childCare': 15 })).toBe(75);
    expect(sumOfLeave({})).toBe(0);
  });
});
