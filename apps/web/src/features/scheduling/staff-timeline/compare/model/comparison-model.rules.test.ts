import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { nobodyAway } from '#roster/model/away-hours.rules';
import type { ShiftBar } from '#roster/model/bars.rules';
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

it('is another model when the clock policy of somebody changes', () => {
  const compare = createComparer();
  const open = { ...shiftOf(1, 8), actualStart: shiftOf(1, 8).start, actualEnd: null };
  const question = ask(new Map([[1, [open]]]));
  const withSession = (longestSession: number) => ({
    ...question,
    factsOf: (employee: number) => Object.assign({}, question.factsOf(employee), { longestSession }),
  });
  const first = compare(withSession(600));
  const bar = { shift: open, resourceId: 1 } as ShiftBar;

  expect(compare(withSession(600))).toBe(first);
  expect(first.comparisonOf(bar).clock).toEqual({ start: open.start, end: null, longestSession: 600 });
  expect(compare(withSession(720)).comparisonOf(bar).clock).toMatchObject({ longestSession: 720 });
});

describe('what is known', () => {
  const compare = createComparer();
  const question = ask(new Map([[1, [shiftOf(1, 8)]]]));
  const { known } = compare(question);
  const declared = { ...shiftOf(1, 8), erganiShift: true };

  it('is the same while the roster, the moment and the policy are', () => {
    expect(compare({ ...question }).known).toBe(known);
    expect(known).toEqual({ ...circumstances, declaredDays: new Set(), now: 0, tolerance: 5 });
  });

  it.each([
    ['the moment', { ...question, now: 60_000 }, { now: 60_000 }],
    ['the policy', { ...question, tolerance: 10 }, { tolerance: 10 }],
    ['the roster', ask(new Map([[1, [declared]]])), { declaredDays: new Set(['2026-11-16']) }],
    [
      'the days with clock records',
      { ...question, circumstances: { ...circumstances, clockDays: new Set(['2026-11-16']) } },
      { clockDays: new Set(['2026-11-16']) },
    ],
    [
      'whether declarations are known',
      { ...ask(new Map([[1, [declared]]])), circumstances: { ...circumstances, hasDeclarations: false } },
      { hasDeclarations: false, declaredDays: new Set() },
    ],
  ])('changes with %s', (_what, next, more) => {
    compare(question);
    expect(compare(next).known).toMatchObject(more);
  });
});

describe('hours are counted again', () => {
  const shift = shiftOf(1, 8);
  const question = ask(new Map([[1, [shift]]]));
  const planned = { planned: 480, declared: 0, actual: 0, difference: 0 };
  const clockDays = new Set(['2026-11-16']);
  const clocked = { ...question, circumstances: { ...circumstances, clockDays } };

  it.each([
    [
      'when other calendars are shown',
      question,
      { ...question, display: { ...display, calendars: [] } },
      { planned: 0 },
    ],
    [
      'on other days',
      question,
      { ...question, range: dayRange(zone, { start: '2026-11-17', days: 1 }) },
      { planned: 0 },
    ],
    [
      'when other days have clock records',
      { ...question, now: shift.end },
      { ...clocked, now: shift.end },
      { difference: -480 },
    ],
    ['when a shift ends', { ...clocked, now: shift.start }, { ...clocked, now: shift.end }, { difference: -480 }],
    ['for an earlier moment', { ...clocked, now: shift.end }, { ...clocked, now: shift.start }, { difference: 0 }],
  ])('%s', (_when, before, after, more) => {
    const compare = createComparer();
    compare(before);
    const { hours, totals } = compare(after);
    expect(figuresOf(hours.get(1)!)).toEqual({ ...planned, ...more });
    expect(figuresOf(totals)).toEqual({ ...planned, ...more });
  });

  it('not while a shift goes on', () => {
    const compare = createComparer();
    const first = compare({ ...clocked, now: shift.start });
    expect(compare({ ...clocked, now: shift.end - 1 }).hours.get(1)).toBe(first.hours.get(1));
  });
});

it('is another model when a row is gone', () => {
  const compare = createComparer();
  const question = ask(new Map([[1, [shiftOf(1, 8)]]]));
  compare(question);
  const { hours } = compare({ ...question, model: { rows: [a], employees: [a] } as unknown as GridModel });
  expect([...hours.keys()]).toEqual([1]);
});

it('tells what a bar is compared with', () => {
  const shift = shiftOf(1, 8);
  const declared = { ...shift, id: shift.id + 1000, erganiShift: true };
  const model = createComparer()(ask(new Map([[1, [shift, declared]]])));
  expect(model.comparisonOf({ shift, resourceId: 1 } as ShiftBar)).toEqual({ planned: shift, declared, clock: null });
});
