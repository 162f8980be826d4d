import type { Id } from '@horae/timeline';
import type { ShiftBar } from '#roster/model/bars.rules';
import type { Board } from '#roster/model/board.rules';
import type { DayRange } from '#roster/model/day-range.rules';
import type { Display } from '#roster/model/displayed-events.rules';
import type { Circumstances, EmployeeFacts } from '#roster/model/employee-facts.rules';
import type { GridModel } from '#roster/model/grid-model.rules';
import type { Shift } from '#roster/model/shift.rules';
import { type Comparison, comparisonOf, selectComparison } from './comparison.rules';
import { type ComparisonHours, hoursOf, sumHours } from './comparison-hours.rules';
import { declaredDaysOf, holdsUntil, type Known } from './missing-tracks.rules';

export interface ComparisonQuestion {
  board: Board;
  model: GridModel;
  display: Display;
  circumstances: Circumstances;
  range: DayRange;
  /** Epoch ms. */
  now: number;
  /** Minutes off the plan that the clock policy lets pass. */
  tolerance: number;
  factsOf: (employee: number) => EmployeeFacts;
}

/** What the lens renders: hours by grid row, and what each bar is compared with. */
export interface ComparisonModel {
  hours: ReadonlyMap<Id, ComparisonHours>;
  totals: ComparisonHours;
  known: Known;
  comparisonOf: (bar: ShiftBar) => Comparison;
}

interface Held {
  facts: EmployeeFacts;
  display: Display;
  range: DayRange;
  known: Known;
  until: number;
  hours: ComparisonHours;
}

const noShifts: readonly Shift[] = [];
const comparedFacts = ({ twins, longestSession }: EmployeeFacts) => [twins, longestSession];

/** Compares successive boards; the model stays the same object until something in it changes. */
export function createComparer() {
  const cache = new WeakMap<readonly Shift[], Held>();
  let lastKnown: { shiftsOf: Board['shiftsOf']; circumstances: Circumstances; known: Known } | undefined;
  let last: { model: ComparisonModel; parts: readonly unknown[] } | undefined;

  function knownOf({ board: { shiftsOf }, circumstances, now, tolerance }: ComparisonQuestion): Known {
    const before = lastKnown?.known;
    const isSameRoster = lastKnown?.shiftsOf === shiftsOf && lastKnown.circumstances === circumstances;
    if (before && isSameRoster && before.now === now && before.tolerance === tolerance) return before;
    const { days, clockDays, hasDeclarations } = circumstances;
    const declaredDays = hasDeclarations ? declaredDaysOf(shiftsOf.values(), days) : new Set<string>();
    lastKnown = { shiftsOf, circumstances, known: { days, clockDays, hasDeclarations, declaredDays, now, tolerance } };
    return lastKnown.known;
  }

  function hoursOfEmployee(question: ComparisonQuestion, employee: number, known: Known): ComparisonHours {
    const { board, display, range, factsOf } = question;
    const shifts = board.shiftsOf.get(employee) ?? noShifts;
    const facts = factsOf(employee);
    const before = cache.get(shifts);
    const isSame = before?.facts.twins === facts.twins && before.display === display && before.range === range;
    if (
      isSame &&
      before.known.clockDays === known.clockDays &&
      known.now >= before.known.now &&
      known.now < before.until
    )
      return before.hours;
    const hours = hoursOf(selectComparison(shifts, facts.twins, display), range, known);
    cache.set(shifts, { facts, display, range, known, until: holdsUntil(shifts, known.now), hours });
    return hours;
  }

  return (question: ComparisonQuestion): ComparisonModel => {
    const { model, range, factsOf } = question;
    const known = knownOf(question);
    const hours = new Map<Id, ComparisonHours>();
    let members: ComparisonHours[] = [];
    const all: ComparisonHours[] = [];
    for (const row of [...model.rows].reverse()) {
      if (row.kind === 'group') {
        hours.set(row.id, sumHours(members, range.dates.length));
        members = [];
        continue;
      }
      const own = hoursOfEmployee(question, row.id, known);
      hours.set(row.id, own);
      members.push(own);
      all.push(own);
    }
    const parts = [known, ...model.employees.flatMap(({ id }) => [hours.get(id), ...comparedFacts(factsOf(id))])];
    if (last && parts.length === last.parts.length && parts.every((one, at) => one === last!.parts[at]))
      return last.model;
    const made: ComparisonModel = {
      hours,
      totals: sumHours(all, range.dates.length),
      known,
      comparisonOf: ({ shift, resourceId }) => {
        const { twins, longestSession } = factsOf(resourceId);
        return comparisonOf(shift, twins.get(shift), longestSession);
      },
    };
    last = { model: made, parts };
    return made;
  };
}
