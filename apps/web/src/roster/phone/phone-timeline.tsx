import { addDays } from '@horae/local-time/local-date';
import { periodOf } from '@horae/timeline';
import type { ReactNode } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import type { GridModel } from '../model/grid-model.rules';
import type { RosterControl } from '../roster-control';
import { useSwipe } from '../use-swipe';
import { CodeMatrix } from './code-matrix';
import { DayAgenda } from './day-agenda';
import { MonthDots } from './month-dots';
import { WeekStrip } from './week-strip';

interface PhoneTimelineProps {
  control: RosterControl;
  model: GridModel;
  barsOf: (employee: number) => GridModel['bars'];
  /** What else a card of the day says of a shift. */
  cardPart?: ((bar: ShiftBar) => ReactNode) | undefined;
  onOpen: (shift: number) => void;
}

/** The timeline of a narrow window: a day as a list, a week as codes, a month as dots. */
export function PhoneTimeline({ control, model, barsOf, cardPart, onOpen }: PhoneTimelineProps) {
  const { zoom, date, move, goTo, zoomTo } = control;
  const swipe = useSwipe((by) => (zoom === 'day' ? goTo(addDays(periodOf('week', date).start, by * 7)) : move(by)));
  if (zoom === 'day') {
    return (
      <>
        <div {...swipe}>
          <WeekStrip control={control} model={model} barsOf={barsOf} />
        </div>
        <DayAgenda control={control} model={model} barsOf={barsOf} cardPart={cardPart} onOpen={onOpen} />
      </>
    );
  }
  if (zoom === 'month') {
    return (
      <div {...swipe}>
        <MonthDots control={control} totals={model.totals} onDay={(day) => zoomTo('day', day)} />
      </div>
    );
  }
  return (
    <div {...swipe}>
      <CodeMatrix control={control} model={model} barsOf={barsOf} onOpen={onOpen} onDay={(day) => zoomTo('day', day)} />
    </div>
  );
}
