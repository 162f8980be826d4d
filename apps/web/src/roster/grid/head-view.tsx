import { weekdayOf } from '@horae/local-time/week';
import type { Column, HeadView, Zoom } from '@horae/timeline';
import type { Totals } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import { dayNumber, fullDay, longDay, weekdayInitials, weekdayText } from '../texts/day-texts';
import { hoursName } from '../texts/hour-texts';
import styles from './frame.module.css';

interface HeadOptions {
  zoom: Zoom;
  today: string;
  totals: Totals;
  isLoaded: (date: string) => boolean;
  /** The names of public holidays by date. */
  holidays: ReadonlyMap<string, string>;
}

function ColumnHead({ column, zoom, name }: { column: Column; zoom: Zoom; name: string | undefined }) {
  if (zoom === 'day') {
    return (
      <span className={styles.dayHead}>
        {longDay(column.date)}
        {name && <small> · {name}</small>}
      </span>
    );
  }
  const isNarrow = zoom !== 'week';
  return (
    <span className={isNarrow ? styles.stacked : styles.dayHead} data-tip={name}>
      {zoom === 'month' ? weekdayInitials(column.date) : weekdayText(column.date)} <b>{dayNumber(column.date)}</b>
      {name && zoom === 'week' && <small>{name}</small>}
      {name && zoom !== 'week' && <i className={styles.holidayDot} />}
    </span>
  );
}

/** The header row: days, and their names for screen readers. */
export function createHead({ zoom, today, totals, isLoaded, holidays }: HeadOptions): HeadView {
  const { say } = rosterWords;
  return {
    corner: <span className={styles.corner}>{say('employee')}</span>,
    cornerName: say('employee'),
    column: (column) => <ColumnHead column={column} zoom={zoom} name={holidays.get(column.date)} />,
    columnName(column) {
      return [
        fullDay(column.date),
        column.date === today && say('today').toLowerCase(),
        holidays.get(column.date),
        say('working', { count: totals.headsByDay[column.index] ?? 0 }),
        hoursName(totals.minutesByDay[column.index] ?? 0, say),
        !isLoaded(column.date) && say('notLoaded'),
      ]
        .filter(Boolean)
        .join(', ');
    },
    columnClassName(column) {
      const names = [
        holidays.has(column.date) && styles.holiday,
        weekdayOf(column.date) === 7 && styles.sunday,
        !isLoaded(column.date) && styles.unloaded,
      ];
      return names.filter(Boolean).join(' ') || undefined;
    },
    total: <span className={styles.corner}>{say('total')}</span>,
    totalName: say('total'),
  };
}
