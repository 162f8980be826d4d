import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from './board.rules';
import { dayRange } from './day-range.rules';
import type { Finding } from './findings.rules';
import { createGridModeller, type GridQuestion } from './grid-model.rules';
import { localDays } from './local-days.rules';
import { placeless } from './open-rows.rules';
import type { Shift } from './shift.rules';
import { noFilters } from './test-filters';
import { testShift } from './test-shift';

const zone = createZone('Europe/Athens');
const days = localDays(zone);
const at = (text: string) => Date.parse(`${text}:00+02:00`);
const person = (employeeId: number, title: string, more = {}) => ({ ...placeless, employeeId, title, ...more });
const shift = (employee: number, start: string, end: string, more: Partial<Shift> = {}) =>
  testShift(`2026-11-${start}`, `2026-11-${end}`, { employeeId: employee, resourceId: employee, ...more });
const people = [person(1, 'Maria'), person(2, 'Anna'), person(3, 'Petros'), person(4, 'Zoe'), person(5, 'Kostas')];
const shifts = [
  shift(1, '16T07:00', '16T15:00'),
  shift(1, '16T15:00', '16T17:00', { typeOfShift: 'Overtime' }),
  shift(2, '16T13:00', '16T21:00'),
  shift(3, '17T07:00', '17T15:00'),
  shift(3, '25T07:00', '25T15:00'),
];
const board: Board = boardOf({ shifts, resources: people, unreadable: 0 } as unknown as Parameters<typeof boardOf>[0]);
const finding = (code: Finding['code'], date: string): Finding => ({
  code,
  date,
  shiftIds: [],
  amount: null,
  limit: null,
});
const view: GridQuestion['view'] = {
  ...noFilters,
  group: 'none',
  sort: 'name',
  emptyRows: true,
  date: null,
  focus: null,
  shift: null,
  card: null,
};
const question: GridQuestion = {
  board,
  view,
  display: { calendars: [3000], overtimes: true, hide: [] },
  range: dayRange(zone, { start: '2026-11-16', days: 7 }),
  circumstances: { days, hasDeclarations: false, clockDays: new Set() },
  findingsOf: new Map([
    [3, [finding('late', '2026-11-16'), finding('planRest', '2026-11-22')]],
    [4, [finding('planRest', '2026-11-15'), finding('planRest', '2026-11-23')]],
  ]),
  hoursOf: new Map(),
  now: at('2026-11-16T12:00'),
  names: { unassigned: 'None', fixed: 'Fixed', flexible: 'Flexible' },
};
const compute = (more: Partial<GridQuestion> = {}) => createGridModeller().compute({ ...question, ...more });
const idsOf = (part: Partial<GridQuestion['view']>, more: Partial<GridQuestion> = {}) =>
  compute({ ...more, view: { ...view, ...part } }).rows.map(({ id }) => id);

describe('a grid', () => {
  it('has everybody by name with what they work, and the sums', () => {
    const { rows, employees, totals, shown, all, barCount, hiddenCount } = compute();

    expect(employees.map(({ id, totals: own, issues, isEmpty }) => [id, own.minutes / 60, issues, isEmpty])).toEqual([
      [2, 8, 0, false],
      [5, 0, 0, true],
      [1, 10, 0, false],
      [3, 8, 2, false],
      [4, 0, 0, true],
    ]);
    expect(rows).toEqual(employees);
    expect([totals.minutes / 60, totals.overtime, shown, all, barCount, hiddenCount]).toEqual([26, 120, 5, 5, 4, 0]);
    expect(compute({ board: { ...board, hotelPeople: 40 } }).all).toBe(40);
  });

  it('counts who works, comes soon, is late, has overtime or an issue', () => {
    expect(compute().pulse).toEqual({ now: 1, soon: 1, late: 1, overtime: 120, issues: 1 });
  });

  it.each([
    ['now', [1]],
    ['soon', [2]],
    ['late', [3]],
    ['overtime', [1]],
    ['issues', [3]],
  ] as const)('has only them where it shows %s', (focus, ids) => {
    expect(idsOf({ focus })).toEqual(ids);
  });

  it.each([
    ['before its days', '2026-11-15T23:59', 0],
    ['when they begin', '2026-11-16T00:00', 1],
    ['just before they end', '2026-11-22T23:59', 1],
    ['when they end', '2026-11-23T00:00', 0],
  ])('knows who is there during its days alone: %s', (_when, now, there) => {
    const nights = [shift(1, '15T22:00', '16T06:00'), shift(1, '22T22:00', '23T06:00')];
    const withNights = { ...board, shiftsOf: new Map([[1, nights]]) };
    expect(compute({ board: withNights, now: at(now) }).pulse.now).toBe(there);
  });

  it('leaves out who does not work where rows without work are not shown', () => {
    expect(idsOf({ emptyRows: false })).toEqual([2, 1, 3]);
    const hours = { id: 1, employeeId: 4, from: '09:00', to: '11:00', kind: null };
    const hoursOn = (day: string) => ({ hoursOf: new Map([[4, [{ ...hours, day }]]]) });
    expect(idsOf({ emptyRows: false }, hoursOn('2026-11-16'))).toEqual([2, 1, 3, 4]);
    expect(idsOf({ emptyRows: false }, hoursOn('2026-11-22'))).toEqual([2, 1, 3, 4]);
    expect(idsOf({ emptyRows: false }, hoursOn('2026-11-15'))).toEqual([2, 1, 3]);
    expect(idsOf({ emptyRows: false }, hoursOn('2026-11-23'))).toEqual([2, 1, 3]);
  });

  it('counts by legend, and what is hidden', () => {
    const hidden = compute({ display: { ...question.display, hide: ['overtime'] } });
    expect([...compute().legend]).toEqual([
      ['regular', 3],
      ['overtime', 1],
    ]);
    expect([hidden.barCount, hidden.hiddenCount, hidden.totals.minutes / 60]).toEqual([3, 1, 24]);
  });

  it('has the bars of all people, whoever is listed', () => {
    const { bars } = compute({ view: { ...view, emp: 2 } });
    expect(bars.map(({ id }) => id).sort()).toEqual(shifts.map(({ id }) => id).sort());
  });

  it('marks the person who was found, in rows below groups or not', () => {
    const { employees } = compute({ view: { ...view, find: 3, q: 'petros', group: 'department' } });
    expect(employees).toMatchObject([{ id: 3, isFound: true, search: 'petros', level: 2 }]);
    expect(compute().employees[0]).toMatchObject({ isFound: false, level: 1 });
  });

  it('is in the order of a department', () => {
    expect(idsOf({ sort: 'order' }, { places: new Map([[4, 1]]) })).toEqual([4, 2, 5, 1, 3]);
    expect(idsOf({ sort: 'order' })).toEqual([2, 5, 1, 3, 4]);
  });
});

describe('open shifts', () => {
  const open = { ...board, open: [person(-5, 'Open shifts', { hasFixedWorkHours: false })] };

  it.each([
    ['stand above the people', {}, [-5, 2, 5, 1, 3, 4]],
    ['stay where a program is chosen', { programs: ['fixed'] as const }, [-5]],
    ['are not shown to who looks for a person', { emp: 2 }, [2]],
    ['are not shown to who searches', { q: 'anna' }, [2]],
    ['are not shown to who searches for their name', { q: 'open' }, []],
    ['are shown to who has only blanks to search', { q: ' ' }, [-5, 2, 5, 1, 3, 4]],
  ])('%s', (_what, part, ids) => {
    expect(idsOf(part, { board: open })).toEqual(ids);
  });

  it('are not counted', () => {
    const withShift = { ...open, shiftsOf: new Map(open.shiftsOf).set(-5, [shift(-5, '16T07:00', '16T15:00')]) };
    const { totals, shown, rows } = compute({ board: withShift });
    expect([totals.minutes / 60, shown, rows[0]!.totals.minutes]).toEqual([26, 5, 480]);
  });
});

describe('the next grid', () => {
  it('has the very objects of what did not change', () => {
    const { compute: next, barsOf, factsOf } = createGridModeller();
    const before = next(question);
    const after = next({ ...question, now: question.now + 60_000 });

    expect(after.rows).toBe(before.rows);
    expect(after.bars).toBe(before.bars);
    expect(after.totals).toBe(before.totals);
    expect(barsOf(question, 1)).toHaveLength(2);
    expect(barsOf(question, 99)).toEqual([]);
    expect(factsOf(question, 3).findings).toHaveLength(2);
  });

  it('has other totals and people where they changed', () => {
    const { compute: next } = createGridModeller();
    next(question);
    const fewer = next({ ...question, board: { ...board, resources: people.slice(0, 2) } });
    expect(fewer.rows.map(({ id }) => id)).toEqual([2, 1]);
    expect(fewer.totals.minutes / 60).toBe(18);
  });
});
