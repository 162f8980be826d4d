import { barsOf, type ShiftBar } from './bars.rules';
import type { DayRange } from './day-range.rules';
import { type Display, selectChosen, selectShowable } from './displayed-events.rules';
import type { EmployeeFacts } from './employee-facts.rules';
import { legendKeyOf } from './legend.rules';
import type { LegendKey } from './roster-filters.rules';
import { shareArray } from './share-array.rules';
import type { Shift } from './shift.rules';
import { type Totals, totalsOf } from './totals.rules';

/** What the screen shows of one employee. */
export interface EmployeeDisplay {
  bars: readonly ShiftBar[];
  displayed: readonly Shift[];
  showable: readonly Shift[];
}

/** The figures of one employee within a range of days. */
export interface RangeFigures {
  totals: Totals;
  /** Number of bars that overlap the range. */
  count: number;
  firstStart: number;
  /** Number of showable shifts by legend entry. */
  legend: ReadonlyMap<LegendKey, number>;
  /** Number of shifts hidden by the switches and the legend. */
  hidden: number;
}

interface HeldDisplay extends EmployeeDisplay {
  display: Display;
  facts: EmployeeFacts;
}

/** Creates a function that returns what is displayed of an employee, cached until shifts, facts or switches change. */
export function createDisplayer() {
  const cache = new WeakMap<readonly Shift[], HeldDisplay>();

  return (shifts: readonly Shift[], facts: EmployeeFacts, display: Display): EmployeeDisplay => {
    const before = cache.get(shifts);
    if (before?.display === display && before.facts === facts) return before;
    const showable =
      before?.display.calendars === display.calendars
        ? before.showable
        : shareArray(before?.showable, selectShowable(shifts, display.calendars));
    const displayed = shareArray(before?.displayed, selectChosen(showable, display));
    if (before?.facts === facts && before.displayed === displayed && before.showable === showable) {
      // The display changed without effect on this employee, so nothing needs to be recomputed or re-rendered.
      before.display = display;
      return before;
    }
    const made: HeldDisplay = {
      display,
      facts,
      displayed,
      showable,
      bars: barsOf(displayed, facts),
    };
    cache.set(shifts, made);
    return made;
  };
}

const touches = (range: DayRange) => (item: { start: number; end: number }) =>
  item.start < range.end && item.end > range.start;

function figuresOf({ bars, displayed, showable }: EmployeeDisplay, range: DayRange): RangeFigures {
  const isIn = touches(range);
  const legend = new Map<LegendKey, number>();
  for (const shift of showable) {
    if (!isIn(shift)) continue;
    const key = legendKeyOf(shift);
    legend.set(key, (legend.get(key) ?? 0) + 1);
  }
  const inRange = bars.filter(isIn);
  return {
    totals: totalsOf(displayed, range),
    count: inRange.length,
    firstStart: inRange[0]?.start ?? Number.POSITIVE_INFINITY,
    legend,
    hidden: showable.filter(isIn).length - displayed.filter(isIn).length,
  };
}

/** Creates a function that returns an employee's figures, cached for the last range. */
export function createFigurer() {
  const cache = new WeakMap<EmployeeDisplay, { range: DayRange; figures: RangeFigures }>();

  return (shown: EmployeeDisplay, range: DayRange): RangeFigures => {
    const before = cache.get(shown);
    if (before?.range === range) return before.figures;
    const figures = figuresOf(shown, range);
    cache.set(shown, { range, figures });
    return figures;
  };
}
