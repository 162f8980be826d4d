import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { expect, it } from 'vitest';
import type { ShiftBar } from '../model/bars.rules';
import { dayRange } from '../model/day-range.rules';
import type { EmployeeRow } from '../model/rows.rules';
import { dragNote } from './drag-note';
import { changesOfDrag, type Drag } from './model/drag-changes.rules';
import { days, planOf, shiftOf, zone } from './model/test-plan';

const row = { kind: 'resource', id: 7, resource: { title: 'Anna', weeklyHours: 40 } } as EmployeeRow;
const shift = shiftOf(7, 1, '2026-11-10T14:00', '2026-11-10T22:00');
const rules: PlanRules = {
  people: [
    {
      employeeId: 7,
      overtimeBefore: 0,
      elsewhere: [],
      off: [],
      work: [[1, shift.start, shift.end, 0, 0]],
      rules: [{ from: '2026-10-26', limits: { dailyRest: 660, longestDay: 780, daysInRow: 6 }, isBreakPaid: false }],
    },
  ],
};
const range = dayRange(zone, { start: '2026-11-09', days: 7 });
const known = { now: planOf(shift), drafts: [], rules, rows: [row], days, range };
const drag = (more: Partial<Extract<Drag, { type: 'move' }>>): Drag => ({
  type: 'move',
  moves: [{ item: shift as unknown as ShiftBar, row }],
  days: 0,
  minutes: 0,
  isCopy: false,
  ...more,
});
const noteOf = (one: Drag) => dragNote(one, changesOfDrag(known.now, one, days), known)!;

it('what is moved is not in the way of itself, and is counted once', () => {
  const note = noteOf(drag({ minutes: 60 }));
  expect(note.tone).toBe('plain');
  expect(note.text).toContain('Anna');
  expect(note.text).toContain('8 h');
  expect(note.text).not.toContain('16 h');
});

it('of a copy the original stays: it is in the way, its hours count, and so does the rest after it', () => {
  const beside = noteOf(drag({ minutes: 60, isCopy: true }));
  expect(beside.tone).toBe('fault');
  expect(beside.text).toMatch(/^Copy: Anna.*\nWorks 14:00–22:00 at that time\.$/);

  const next = noteOf(drag({ minutes: 14 * 60, isCopy: true }));
  expect(next.tone).toBe('warning');
  expect(next.text).toContain('16 h');
  expect(next.text).toContain('Only 6 h of rest');
});

it('of a copy whose end was moved by keys the original stays, too', () => {
  const resized = {
    type: 'resize',
    item: shift as unknown as ShiftBar,
    row,
    start: shift.start,
    end: shift.end + 3_600_000,
  } as const;
  expect(noteOf(resized).tone).toBe('plain');
  expect(noteOf({ ...resized, isCopy: true }).tone).toBe('fault');
});
