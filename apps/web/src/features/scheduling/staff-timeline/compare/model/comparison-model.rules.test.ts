import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { nobodyAway } from '#roster/model/away-hours.rules';
import type { Board } from '#roster/model/board.rules';
import { dayRange } from '#roster/model/day-range.rules';
import type { GridModel } from '#roster/model/grid-model.rules';
import { localDays } from '#roster/model/local-days.rules';
import type { Shift } from '#roster/model/shift.rules';
import { testShift } from '#roster/model/test-shift';
import { twinsOf } from '#roster/model/twins.rules';
import { figuresOf } from './comparison-hours.rules';
import { createComparer } from './comparison-model.rules';

const zone = createZone('Europe/Athens');
const days = localDays(zone);
const range = dayRange(zone, { start: '2026-11-16', days: 7 });
const circumstances = { days, hasDeclarations: true, clockDays: new Set<string>() };
const display = { calendars: [3000], overtimes: true, hide: [] };
const employees = [
  { id: 1, kind: 'resource' },
  { id: 2, kind: 'resource' },
  { id: 3, kind: 'resource' },
];
const [a, b, c] = employees;
const rows = [{ id: 'kitchen', kind: 'group' }, a, b, { id: 'bar', kind: 'group' }, c];
const model = { rows, employees } as unknown as GridModel;

const shiftOf = (employee: number, hours: number) =>
  testShift('2026-11-16T07:00', `2026-11-16T${String(7 + hours).padStart(2, '0')}:00`, {
    employeeId: employee,
    resourceId: employee,
  });

function ask(shiftsOf: ReadonlyMap<number, readonly Shift[]>, now = 0) {
  const twins = new Map([...shiftsOf].map(([employee, shifts]) => [employee, twinsOf(shifts, days)]));
  const none = new Map();
  const facts = new Map(
    [...twins].map(([employee, own]) => [employee, { twins: own, findings: [], away: nobodyAway }]),
  );
  const empty = { twins: none, findings: [], away: nobodyAway };
  return {
    board: { shiftsOf } as unknown as Board,
    model,
    display,
    circumstances,
    range,
    now,
    tolerance: 5,
    factsOf: (employee: number) => facts.get(employee) ?? empty,
  };
}

it('sums groups by the rows below them, and all of them', () => {
  const shiftsOf = new Map([1, 2, 3].map((employee) => [employee, [shiftOf(employee, employee)]]));
  const { hours, totals } = createComparer()(ask(shiftsOf));
  const planned = (id: string | number) => figuresOf(hours.get(id)!).planned;

  expect([planned(1), planned(2), planned('kitchen'), planned(3), planned('bar')]).toEqual([60, 120, 180, 180, 180]);
  expect(figuresOf(totals).planned).toBe(360);
});

it('is the same model as long as nothing has changed, and counts again only who changed', () => {
  const compare = createComparer();
  const shiftsOf = new Map([1, 2].map((employee) => [employee, [shiftOf(employee, 8)]]));
  const question = ask(shiftsOf);
  const first = compare(question);

  expect(compare({ ...question })).toBe(first);

  const moved = new Map(shiftsOf).set(2, [shiftOf(2, 4)]);
  const second = compare({
    ...ask(moved),
    factsOf: (one) => (one === 2 ? ask(moved).factsOf(2) : question.factsOf(one)),
  });
  expect(second).not.toBe(first);
  expect(second.hours.get(1)).toBe(first.hours.get(1));
  expect(figuresOf(second.hours.get(2)!).planned).toBe(240);
});
