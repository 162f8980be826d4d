import type { FootView, Zoom } from '@horae/timeline';
import type { GridModel } from '../model/grid-model.rules';
import { rosterWords } from '../roster.words';
import { longDay } from '../texts/day-texts';
import { hoursCell, hoursFigure, hoursName } from '../texts/hour-texts';
import styles from './frame.module.css';
import { quarterHours } from './quarter-hours.rules';

/** The sticky last row: people and hours per day, and the grand total in the corner. */
export function createFoot({ totals, shown, all }: Pick<GridModel, 'totals' | 'shown' | 'all'>, zoom: Zoom): FootView {
  const { say } = rosterWords;
  const isNarrow = zoom === 'month' || zoom === 'two-weeks';
  const count = say('pulse.count', { shown, all });
  return {
    height: isNarrow ? 36 : 28,
    header: (
      <span className={isNarrow ? styles.foot : styles.footLine} data-tip={say('totals.rules')}>
        <b>{say('totals')}</b>
        <small>{count}</small>
      </span>
    ),
    name: `${say('totals')}, ${count}. ${say('totals.rules')}`,
    cell: ({ index }) => (
      <span className={isNarrow ? styles.stacked : styles.sum}>
        <b>{totals.headsByDay[index]}</b>
        {isNarrow ? ' ' : ' · '}
        <Hours minutes={totals.minutesByDay[index] ?? 0} isOfMonth={zoom === 'month'} />
      </span>
    ),
    cellName: ({ index, date }) =>
      [
        longDay(date),
        say('working', { count: totals.headsByDay[index] ?? 0 }),
        hoursName(totals.minutesByDay[index] ?? 0, say),
      ].join(', '),
    total: <b className={styles.grand}>{hoursCell(totals.minutes, say)}</b>,
    totalName: `${say('total')}, ${hoursName(totals.minutes, say)}`,
  };
}

/** A day of a month has room for four characters. */
function Hours({ minutes, isOfMonth }: { minutes: number; isOfMonth: boolean }) {
  const text = isOfMonth ? quarterHours(minutes) : hoursFigure(minutes);
  return (
    <span className={styles.hours} data-long={(isOfMonth && text.length > 4) || undefined}>
      {text}
    </span>
  );
}
