import { weekdayOf } from '@horae/local-time/week';
import type { Column, HeadView, Zoom } from '@horae/timeline';
import { type Holiday, holidayOn } from '../model/public-holidays.rules';
import type { Totals } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import { dayNumber, fullDay, longDay, weekdayLetter, weekdayText } from '../texts/day-texts';
import { hoursName } from '../texts/hour-texts';
import styles from './frame.module.css';

interface HeadOptions {
  zoom: Zoom;
  today: string;
  totals: Totals;
  isLoaded: (date: string) => boolean;
}

export const holidayName = (holiday: Holiday): string => rosterWords.say(`holiday.${holiday}`);

function ColumnHead({ column, zoom }: { column: Column; zoom: Zoom }) {
  const holiday = holidayOn(column.date);
  const name = holiday && holidayName(holiday);
  if (zoom === 'day') {
    return (
      <span className={styles.dayHead}>
        {longDay(column.date)}
        {name && <small> · {name}</small>}
      </span>
    );
  }
  const isNarrow = zoom === 'month';
  return (
    <span className={isNarrow ? styles.stacked : styles.dayHead} data-tip={name}>
      {isNarrow ? weekdayLetter(column.date) : weekdayText(column.date)} <b>{dayNumber(column.date)}</b>
      {name && zoom === 'week' && <small>{name}</small>}
      {name && zoom !== 'week' && <i className={styles.holidayDot} />}
    </span>
  );
}

/** The header row: days, and what a screen reader hears of each. */
export function createHead({ zoom, today, totals, isLoaded }: HeadOptions): HeadView {
  const { say } = rosterWords;
  return {
    corner: <span className={styles.corner}>{say('employee')}</span>,
    cornerName: say('employee'),
    column: (column) => <ColumnHead column={column} zoom={zoom} />,
    columnName(column) {
      const holiday = holidayOn(column.date);
      return [
        fullDay(column.date),
        column.date === today && say('today').toLowerCase(),
        holiday && holidayName(holiday),
        say('working', { count: totals.headsByDay[column.index] ?? 0 }),
        hoursName(totals.minutesByDay[column.index] ?? 0, say),
        !isLoaded(column.date) && say('notLoaded'),
      ]
        .filter(Boolean)
        .join(', ');
    },
    columnClassName(column) {
      const names = [
        holidayOn(column.date) && styles.holiday,
        weekdayOf(column.date) === 7 && styles.sunday,
        !isLoaded(column.date) && styles.unloaded,
      ];
      return names.filter(Boolean).join(' ') || undefined;
    },
    total: <span className={styles.corner}>{say('total')}</span>,
    totalName: say('total'),
  };
}
