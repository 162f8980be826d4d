import { addDays } from '@horae/local-time/local-date';
import type { RowView } from '@horae/timeline';
import type { CSSProperties } from 'react';
import { monogram } from '#ui/hotel/hotel-marks';
import rows from '../grid/rows.module.css';
import { onLoanHereWords } from '../loans/on-loan-here.words';
import type { ShiftBar } from '../model/bars.rules';
import type { DayRange } from '../model/day-range.rules';
import type { LocalDays } from '../model/local-days.rules';
import type { GridRow, GuestRow } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import { longDay } from '../texts/day-texts';
import { hoursCell, hoursName } from '../texts/hour-texts';
import { awaySign } from '../texts/shift-texts';
import { createElsewhereView } from './elsewhere-view';
import styles from './guests.module.css';

type View = RowView<GridRow, ShiftBar>;

const fromOf = ({ from, isMove }: GuestRow) => onLoanHereWords.say(isMove ? 'movesTo' : 'cameFrom', { from });

export interface GuestLook {
  days: LocalDays;
  range: DayRange;
  /** One day, drawn to scale. */
  isOneDay: boolean;
  isOneLine: boolean | undefined;
  /** Whether a day has room for times; otherwise it has a sign. */
  isWide: boolean;
}

/** Adds the rows of guests to a view, and the days on which people belong elsewhere. */
export function createGuestView(usual: View, { days, range, isOneDay, isOneLine, isWide }: GuestLook): View {
  const view = createElsewhereView(usual);
  const times = (row: GuestRow, day: string) => row.timesByDay.get(day) ?? [];
  return {
    ...view,
    header: (row) => (row.kind === 'plain' ? <GuestHeader row={row} isOneLine={isOneLine} /> : view.header(row)),
    name: (row) =>
      row.kind === 'plain'
        ? [row.resource.title, row.resource.jobTitle, fromOf(row), hoursName(row.totals.minutes, rosterWords.say)].join(
            ', ',
          )
        : view.name(row),
    cell(row, column, items) {
      if (row.kind !== 'plain') return view.cell?.(row, column, items);
      const found = times(row, column.date);
      if (found.length === 0) return null;
      if (!isWide) return <span className={rows.away}>{awaySign}</span>;
      return (
        <span className={styles.times}>
          {found.map((time) => (
            <span key={time} style={isOneDay ? placeOf(time, days, range) : undefined}>
              {time}
            </span>
          ))}
        </span>
      );
    },
    cellName: (row, column, items) =>
      row.kind === 'plain'
        ? [row.resource.title, longDay(column.date), ...times(row, column.date), fromOf(row)].join(', ')
        : view.cellName(row, column, items),
    total: (row, items) =>
      row.kind === 'plain' ? (
        <span className={rows.total}>{hoursCell(row.totals.minutes, rosterWords.say)}</span>
      ) : (
        view.total?.(row, items)
      ),
  };
}

/** Where `18:00–22:00` is in the only day of a range. */
function placeOf(time: string, { zone }: LocalDays, { dates, start, end }: DayRange): CSSProperties {
  const [from = '', to = ''] = time.split('–');
  const instantAt = (day: string, wall: string) => zone.instantAt(Date.parse(`${day}T${wall}Z`));
  const day = dates[0]!;
  const ends = Math.min(end, instantAt(to > from ? day : addDays(day, 1), to));
  const percent = (milliseconds: number) => `${(milliseconds / (end - start)) * 100}%`;
  const begins = instantAt(day, from);
  return { position: 'absolute', insetInlineStart: percent(begins - start), inlineSize: percent(ends - begins) };
}

function GuestHeader({ row, isOneLine }: { row: GuestRow; isOneLine: boolean | undefined }) {
  const { title, jobTitle } = row.resource;
  const under = [fromOf(row), jobTitle].filter(Boolean).join(' · ');
  return (
    <>
      {!isOneLine && (
        <span className={rows.initials} aria-hidden="true">
          {monogram(title)}
        </span>
      )}
      <span className={isOneLine ? `${rows.who} ${rows.oneLine}` : rows.who}>
        <b data-tip={title}>{title}</b>
        <small data-tip={under}>{under}</small>
      </span>
    </>
  );
}
