import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { describe, expect, it } from 'vitest';
import { boardOf } from './board.rules';
import type { Shift } from './shift.rules';
import { testAnswer } from './test-answer';
import { testShift } from './test-shift';

const person = (employeeId: number) => ({ employeeId, title: `P${employeeId}` }) as StaffResource;
const answer = (shifts: Shift[], resources = [person(1), person(2)]) => testAnswer(shifts, resources);
const first = testShift('2026-11-16T07:00', '2026-11-16T15:00');
const second = testShift('2026-11-17T07:00', '2026-11-17T15:00', { resourceId: 2 });

it('has the shifts of a person by start, the longer first, then by id', () => {
  const early = testShift('2026-11-16T06:00', '2026-11-16T07:00', { id: 9 });
  const short = testShift('2026-11-16T07:00', '2026-11-16T11:00', { id: 1 });
  const [whole, same] = [5, 3].map((id) => testShift('2026-11-16T07:00', '2026-11-16T15:00', { id }));
  const { shiftsOf } = boardOf(answer([short, whole!, same!, early]));

  expect(shiftsOf.get(1)?.map(({ id }) => id)).toEqual([9, 3, 5, 1]);
});

describe('an answer without lists', () => {
  const without = { ...answer([]), resources: null, businessUnits: null, orgUnits: null, workCenters: null };
  const [units, branches, centers] = [1, 2, 3].map((value) => [{ value, label: `${value}` }]);
  const lists = { businessUnits: units!, orgUnits: branches!, workCenters: centers! };

  it('leaves those of before', () => {
    const before = boardOf({ ...answer([]), ...lists });
    expect(boardOf(without, before)).toMatchObject({ ...lists, resources: before.resources });
  });

  it('has none at first', () => {
    const none = { businessUnits: null, orgUnits: null, workCenters: null, resources: [] };
    expect(boardOf(without)).toMatchObject(none);
  });

  it('has its own before those of before', () => {
    const before = boardOf(answer([]));
    expect(boardOf({ ...answer([]), ...lists }, before)).toMatchObject(lists);
  });
});

describe('a person with several shifts', () => {
  const next = testShift('2026-11-18T07:00', '2026-11-18T15:00', { raw: {} });
  const before = boardOf(answer([first, next]));
  const after = (...shifts: Shift[]) => boardOf(answer(shifts), before).shiftsOf.get(1);

  it('keeps the very list while they are as before, whatever else the answer tells', () => {
    expect(after({ ...first }, { ...next, raw: { colour: 'red' } })).toBe(before.shiftsOf.get(1));
  });

  it('keeps those that are as before when one changes', () => {
    const own = after({ ...first }, { ...next, notes: 'Lobby' });
    expect(own?.[0]).toBe(first);
    expect(own?.[1]?.notes).toBe('Lobby');
  });

  it('has a new list when one is gone', () => {
    expect(after({ ...first })).toEqual([first]);
  });
});

it('keeps the very objects of everybody whose shifts are as before', () => {
  const before = boardOf(answer([first, second]));

  const after = boardOf(answer([{ ...first }, { ...second, end: second.end + 60_000 }]), before);

  expect(after.shiftsOf.get(1)).toBe(before.shiftsOf.get(1));
  expect(after.shiftsOf.get(2)).not.toBe(before.shiftsOf.get(2));
  expect(after.resources).toBe(before.resources);
});
