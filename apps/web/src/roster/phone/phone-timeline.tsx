import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { periodOf } from '@horae/timeline';
import type { ReactNode } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import type { GridModel } from '../model/grid-model.rules';
import type { GridRow } from '../model/rows.rules';
import type { RosterAddress } from '../roster-address';
import { useSwipe } from '../use-swipe';
import { CodeMatrix } from './code-matrix';
import { DayAgenda } from './day-agenda';
import { MonthDots } from './month-dots';
import styles from './phone.module.css';
import { WeekStrip } from './week-strip';

interface PhoneTimelineProps {
  address: RosterAddress;
  model: GridModel;
  /** The rows of the model and those of guests. */
  rows: readonly GridRow[];
  holidays: ReadonlyMap<string, string>;
  barsOf: (employee: number) => GridModel['bars'];
  /** Additional content for a shift on a day card. */
  cardPart?: ((bar: ShiftBar) => ReactNode) | undefined;
  onOpen: (shift: number) => void;
  /** Above the people of a day. */
  openOfDay?: ReactNode;
  /** Plans a person from a day on; undefined unless somebody plans. */
  onPerson?: ((employee: number, date: LocalDate) => void) | undefined;
}

/** The timeline on phones: a day as a list, a week as codes, a month as dots. */
export function PhoneTimeline(props: PhoneTimelineProps) {
  const { address, model, rows, holidays, barsOf, cardPart, openOfDay, onOpen, onPerson } = props;
  const { zoom, date, move, goTo, zoomTo } = address;
  const swipe = useSwipe((by) => (zoom === 'day' ? goTo(addDays(periodOf('week', date).start, by * 7)) : move(by)));
  if (zoom === 'day') {
    return (
      <>
        <div {...swipe}>
          <WeekStrip address={address} model={model} holidays={holidays} barsOf={barsOf} />
        </div>
        {openOfDay}
        <DayAgenda
          address={address}
          model={model}
          rows={rows}
          barsOf={barsOf}
          cardPart={cardPart}
          onOpen={onOpen}
          onPerson={onPerson}
        />
        {onPerson && <div className={styles.barRoom} />}
      </>
    );
  }
  if (zoom === 'month') {
    return (
      <div {...swipe}>
        <MonthDots address={address} totals={model.totals} holidays={holidays} onDay={(day) => zoomTo('day', day)} />
      </div>
    );
  }
  return (
    <div {...swipe}>
      <CodeMatrix
        address={address}
        model={model}
        barsOf={barsOf}
        onOpen={onOpen}
        onPerson={onPerson}
        onDay={(day) => zoomTo('day', day)}
      />
      {onPerson && <div className={styles.barRoom} />}
    </div>
  );
}
