import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { describe, expect, it } from 'vitest';
import type { ShiftBar } from '../../model/bars.rules';
import { dayRange } from '../../model/day-range.rules';
import type { GridRow } from '../../model/rows.rules';
import type { Shift } from '../../model/shift.rules';
import { changesOfDrag, type Drag } from './drag-changes.rules';
import { ghostOf, noGhost } from './ghost.rules';
import { plannedMinutes } from './planned-minutes.rules';
import { rowCounters } from './row-counters.rules';
import { days, offOf, planOf, shiftOf, zone } from './test-plan';

const range = dayRange(zone, { start: '2026-11-09', days: 7 });
const limits = { dailyRest: 660, longestDay: 780, daysInRow: 6, overtimeYear: 9000 };
const row = (id: number) => ({ kind: 'resource', id }) as GridRow;
const bar = (shift: Shift) => shift as unknown as ShiftBar;

const saturday = shiftOf(7, 1, '2026-11-14T08:00', '2026-11-14T16:00');
const night = shiftOf(7, 2, '2026-11-14T22:00', '2026-11-15T06:00');
const overtime = shiftOf(7, 3, '2026-11-10T16:00', '2026-11-10T18:00', { typeOfShift: 'Overtime' });
const other = shiftOf(8, 4, '2026-11-13T08:00', '2026-11-13T16:00');
const off = offOf(8, 5, '2026-11-14', '2026-11-15');

function planWith(...shifts: Shift[]) {
  const rules: PlanRules = {
    people: [7, 8, 9].map((employeeId) => ({
      employeeId,
      overtimeBefore: 60,
      elsewhere: [],
      off: [],
      work: shifts
        .filter((shift) => shift.employeeId === employeeId && !shift.allDay)
        .map(({ id, start, end, typeOfShift }) => [id, start, end, 0, typeOfShift === 'Overtime' ? 1 : 0]),
      rules: [{ from: '2026-10-26', limits, isBreakPaid: false }],
    })),
  };
  return { now: planOf(...shifts), drafts: [], rules, days, range };
}
const plan = planWith(saturday, night, overtime, other, off);

function after(drag: Drag) {
  const ghost = ghostOf(changesOfDrag(plan.now, drag, days), drag);
  return (person: number) => {
    const changes = ghost.get(person);
    return changes && { ...rowCounters(person, plan, changes), minutes: plannedMinutes(person, plan, changes) };
  };
}
const moved = (shift: Shift, to: number, more: Partial<Extract<Drag, { type: 'move' }>> = {}): Drag => {
  return { type: 'move', moves: [{ item: bar(shift), row: row(to) }], days: 0, minutes: 0, isCopy: false, ...more };
};

describe('what counters show of a ghost', () => {
  it('who loses a shift and who gains it, with the day off that gives way', () => {
    const before = (person: number) => rowCounters(person, plan);
    expect([before(7).nights, before(7).sundays, before(7).inRow]).toEqual([1, 1, 1]);
    expect([before(8).daysOff, before(8).inRow, plannedMinutes(8, plan)]).toEqual([1, 1, 480]);

    const counts = after(moved(saturday, 8));

    expect(counts(7)).toMatchObject({ nights: 1, minutes: 600 });
    expect(counts(8)).toMatchObject({ daysOff: 0, inRow: 2, minutes: 960 });
    expect(counts(9)).toBeUndefined();
  });

  it('nights, Sundays and overtime of a year, which go with their shift', () => {
    expect(after(moved(night, 9))(7)).toMatchObject({ nights: 0, sundays: 0 });
    expect(after(moved(night, 9))(9)).toMatchObject({ nights: 1, sundays: 1, overtime: [{ minutes: 60 }], inRow: 1 });
    expect(after(moved(overtime, 9))(7)).toMatchObject({ overtime: [{ minutes: 60 }] });
    expect(after(moved(overtime, 9))(9)).toMatchObject({ overtime: [{ minutes: 180 }] });
  });

  it('a copy stays where it is, too', () => {
    const counts = after(moved(night, 9, { isCopy: true }));
    expect([counts(7)!.nights, counts(9)!.nights]).toEqual([1, 1]);
  });

  it('another day, another length, and new work of one person', () => {
    expect(after(moved(saturday, 7, { days: 1 }))(7)).toMatchObject({ sundays: 1, inRow: 2 });
    const longer: Drag = {
      type: 'resize',
      item: bar(other),
      row: row(8),
      start: other.start,
      end: other.end + 3_600_000,
    };
    expect(after(longer)(8)!.minutes).toBe(540);
    const start = zone.startOf('2026-11-15') + 9 * 3_600_000;
    const drawn: Drag = { type: 'draw', row: row(9), start, end: start + 4 * 3_600_000 };
    expect(after(drawn)(9)).toMatchObject({ sundays: 1, minutes: 240 });
  });

  it('nothing is known of hours while the rules are not loaded', () => {
    expect(plannedMinutes(7, { ...plan, rules: undefined })).toBeNull();
    expect(noGhost.get(7)).toBeUndefined();
  });
});
