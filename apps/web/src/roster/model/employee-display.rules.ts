import { barsOf, type ShiftBar } from './bars.rules';
import type { DayRange } from './day-range.rules';
import { type Display, selectChosen, selectShowable } from './displayed-events.rules';
import type { EmployeeFacts } from './employee-facts.rules';
import { legendKeyOf } from './legend.rules';
import type { LegendKey } from './roster-filters.rules';
import { shareArray } from './share-array.rules';
import type { Shift } from './shift.rules';
import { type Totals, totalsOf } from './totals.rules';

/** What of one employee is on screen. */
export interface EmployeeDisplay {
  bars: readonly ShiftBar[];
  displayed: readonly Shift[];
  showable: readonly Shift[];
}

/** The same within the range of days. */
export interface RangeFigures {
  totals: Totals;
  /** Bars that touch the range. */
  count: number;
  firstStart: number;
  /** What could be shown, by entry of the legend. */
  legend: ReadonlyMap<LegendKey, number>;
  /** Shifts that the switches and the legend hide. */
  hidden: number;
}

interface HeldDisplay extends EmployeeDisplay {
  display: Display;
  facts: EmployeeFacts;
}

/** Answers what is displayed of an employee; made anew only when its shifts, the facts or the switches change. */
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
      // Another wish that shows the same of this employee: nothing of theirs has to be made or drawn again.
      before.display = display;
      return before;
    }
    const made: HeldDisplay = {
      display,
      facts,
      displayed,
      showable,
      bars: barsOf(displayed, facts.twins, facts.findings),
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

/** Answers an employee's figures in a range, made once for the range shown last. */
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
