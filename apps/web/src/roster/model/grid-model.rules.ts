import type { HourlyLeave } from '@horae/contract/scheduling/roster-checks.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import type { ShiftBar } from './bars.rules';
import type { Board } from './board.rules';
import type { DayRange } from './day-range.rules';
import type { Places } from './department-places.rules';
import type { Display } from './displayed-events.rules';
import { createDisplayer, createFigurer, type RangeFigures } from './employee-display.rules';
import { type Circumstances, createFactFinder, type EmployeeFacts } from './employee-facts.rules';
import type { Finding } from './findings.rules';
import { createRowKeeper } from './grid-rows.rules';
import { narrowResources } from './narrow-resources.rules';
import { placedIn } from './placed-in.rules';
import { nobodyThere, type Presence, presenceOf } from './pulse.rules';
import type { LegendKey } from './roster-filters.rules';
import type { Focus, RosterView } from './roster-view.rules';
import { byName, type CountedRow, type EmployeeRow, type GroupNames, sortRows } from './rows.rules';
import { shareArray } from './share-array.rules';
import type { Shift } from './shift.rules';
import type { splitTotals } from './split-totals.rules';
import { sumTotals, type Totals } from './totals.rules';

export interface GridQuestion {
  /** The places of people in their departments. */
  places?: Places;
  board: Board;
  /** `find` is the person whose row is marked. */
  view: RosterView & { find?: number | null };
  display: Display;
  range: DayRange;
  circumstances: Circumstances;
  /** By employee id. */
  findingsOf: ReadonlyMap<number, readonly Finding[]>;
  hoursOf: ReadonlyMap<number, readonly HourlyLeave[]>;
  /** Minutes after which a missing clock-out of an employee counts as forgotten. */
  longestSessionOf?: (employee: number) => number;
  now: number;
  names: GroupNames;
  /** Loaded where somebody works elsewhere, or moves. */
  split?: typeof splitTotals | undefined;
}

export interface Pulse {
  now: number;
  soon: number;
  late: number;
  overtime: number;
  issues: number;
}

/** Everything the screen draws, computed from one board. */
export interface GridModel {
  rows: readonly CountedRow[];
  /** The bars of all employees on the board, so that filtering rows moves no bar. */
  bars: readonly ShiftBar[];
  employees: readonly EmployeeRow[];
  totals: Totals;
  shown: number;
  /** Number of employees in the hotel, or in the unit where that is all that is known. */
  all: number;
  pulse: Pulse;
  legend: ReadonlyMap<LegendKey, number>;
  /** Number of bars in the range, and of shifts hidden by the switches and the legend. */
  barCount: number;
  hiddenCount: number;
}

interface Person {
  row: EmployeeRow;
  figures: RangeFigures;
  presence: Presence;
}

function isInFocus({ row, presence }: Person, focus: Focus | null): boolean {
  if (focus === 'now') return presence.isOnShift;
  if (focus === 'soon') return presence.startsSoon;
  if (focus === 'late') return presence.isLate;
  if (focus === 'overtime') return row.totals.overtime > 0;
  return focus !== 'issues' || row.issues > 0;
}

const isBetween = (dates: readonly LocalDate[]) => (finding: Finding) =>
  finding.date >= dates[0]! && finding.date <= dates.at(-1)!;

const isBetweenDays =
  ({ dates }: DayRange) =>
  ({ day }: { day: LocalDate }) =>
    day >= dates[0]! && day <= dates.at(-1)!;

function countPulse(people: readonly Person[]): Pulse {
  const count = (does: (person: Person) => boolean) => people.filter(does).length;
  return {
    now: count(({ presence }) => presence.isOnShift),
    soon: count(({ presence }) => presence.startsSoon),
    late: count(({ presence }) => presence.isLate),
    overtime: people.reduce((sum, { row }) => sum + row.totals.overtime, 0),
    issues: count(({ row }) => row.issues > 0),
  };
}

function countLegend(people: readonly Person[]): ReadonlyMap<LegendKey, number> {
  const counts = new Map<LegendKey, number>();
  for (const { figures } of people)
    for (const [key, count] of figures.legend) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

/** Creates models of successive boards and reuses what did not change between them. */
export function createGridModeller() {
  const findFacts = createFactFinder();
  const displayOf = createDisplayer();
  const figuresIn = createFigurer();
  const { keep, layOut } = createRowKeeper();
  let lastBars: readonly ShiftBar[] | undefined;
  let lastTotals: Totals | undefined;
  let ordered: { by: Board['resources']; resources: Board['resources'] } | undefined;
  // What is kept of a person is found by their list of shifts, so each has their own, even an empty one.
  const idle = new Map<number, readonly Shift[]>();

  function shiftsOf({ board }: GridQuestion, employee: number): readonly Shift[] {
    const shifts = board.shiftsOf.get(employee) ?? idle.get(employee) ?? [];
    if (shifts.length === 0) idle.set(employee, shifts);
    return shifts;
  }

  function inOrder(resources: Board['resources']): Board['resources'] {
    if (ordered?.by !== resources) ordered = { by: resources, resources: byName(resources) };
    return ordered.resources;
  }

  function factsOf(question: GridQuestion, employee: number): EmployeeFacts {
    const { circumstances, findingsOf, hoursOf, longestSessionOf } = question;
    return findFacts(shiftsOf(question, employee), circumstances, {
      found: findingsOf.get(employee),
      hours: hoursOf.get(employee),
      longestSession: longestSessionOf?.(employee),
    });
  }

  function barsOfAll(question: GridQuestion): readonly ShiftBar[] {
    const bars: ShiftBar[] = [];
    for (const [employee, shifts] of question.board.shiftsOf)
      for (const bar of displayOf(shifts, factsOf(question, employee), question.display).bars) bars.push(bar);
    lastBars = shareArray(lastBars, bars);
    return lastBars;
  }

  function personOf(question: GridQuestion, resource: Board['resources'][number]): Person {
    const { display, range, circumstances, now, view } = question;
    const shifts = shiftsOf(question, resource.employeeId);
    const facts = factsOf(question, resource.employeeId);
    const figures = figuresIn(displayOf(shifts, facts, display), range);
    const isHere = range.start <= now && now < range.end;
    return {
      figures,
      presence: isHere ? presenceOf(shifts, facts, { now, days: circumstances.days }) : nobodyThere,
      row: keep({
        id: resource.employeeId,
        kind: 'resource',
        level: view.group === 'none' ? 1 : 2,
        resource,
        totals: figures.totals,
        issues: facts.findings.length === 0 ? 0 : facts.findings.filter(isBetween(range.dates)).length,
        isEmpty: figures.count === 0 && !facts.away.loose.some(isBetweenDays(range)),
        search: view.q,
        isFound: view.find === resource.employeeId,
        firstStart: figures.firstStart,
        away: facts.away.loose,
      }),
    };
  }

  function compute(question: GridQuestion): GridModel {
    const { board, view, range, names, split } = question;
    const placed = placedIn(board.resources, range.dates);
    const people = narrowResources(inOrder(placed), view).map((resource) => personOf(question, resource));
    const kept = people
      .filter((person) => isInFocus(person, view.focus))
      .filter(({ row }) => view.emptyRows || !row.isEmpty);
    const employees = sortRows(
      kept.map(({ row }) => row),
      view,
      question.places ?? new Map(),
    );
    const sums = split?.(question, employees, (id) => displayedOf(question, id));
    const totals =
      sums?.get('all') ??
      sumTotals(
        employees.map((row) => row.totals),
        range.dates.length,
      );
    lastTotals = lastTotals && JSON.stringify(lastTotals) === JSON.stringify(totals) ? lastTotals : totals;
    return {
      rows: layOut(employees, openRowsOf(question), view.group, names, range, sums),
      bars: barsOfAll(question),
      employees,
      totals: lastTotals,
      shown: kept.length,
      all: board.hotelPeople ?? board.resources.length,
      pulse: countPulse(people),
      legend: countLegend(people),
      barCount: kept.reduce((sum, { figures }) => sum + figures.count, 0),
      hiddenCount: kept.reduce((sum, { figures }) => sum + figures.hidden, 0),
    };
  }

  /** Who looks for somebody sees people alone. */
  function openRowsOf(question: GridQuestion): EmployeeRow[] {
    const { board, view } = question;
    if (!board.open || view.emp !== null || view.q.trim() !== '') return [];
    return narrowResources(board.open, { ...view, programs: [] }).map((resource) => personOf(question, resource).row);
  }

  /** Returns what is displayed of one employee. */
  function barsOf(question: GridQuestion, employee: number): readonly ShiftBar[] {
    return displayOf(shiftsOf(question, employee), factsOf(question, employee), question.display).bars;
  }

  const displayedOf = (question: GridQuestion, employee: number): readonly Shift[] =>
    displayOf(shiftsOf(question, employee), factsOf(question, employee), question.display).displayed;

  return { compute, factsOf, barsOf };
}
