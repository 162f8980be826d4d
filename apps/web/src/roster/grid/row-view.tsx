import type { Column, RowView } from '@horae/timeline';
import type { AwayHours } from '../model/away-hours.rules';
import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';
import { isOpenRow } from '../model/open-rows.rules';
import { awayOn, type GridRow } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import { longDay } from '../texts/day-texts';
import { hoursCell, hoursName } from '../texts/hour-texts';
import { awaySign, awayText, lookOf, timesName } from '../texts/shift-texts';
import { type BarContext, barContent, describeBar } from './bar-view';
import { GroupHeader, RowHeader } from './row-header';
import { RowTotal } from './row-total';
import styles from './rows.module.css';

export interface RowContext extends BarContext {
  onMenu: (row: GridRow, rect: DOMRect) => void;
}

const minutesOn = (row: GridRow, column: Column) => row.totals.minutesByDay[column.index] ?? 0;

function nameOf(row: GridRow): string {
  const { say } = rosterWords;
  const hours = hoursName(row.totals.minutes, say);
  if (row.kind === 'group') return [row.title, say('employees', { count: row.size }), hours].join(', ');
  const { title, jobTitle, hasFixedWorkHours } = row.resource;
  if (row.kind === 'plain' || isOpenRow(row.id)) return [title, jobTitle].join(', ');
  const program = say(hasFixedWorkHours ? 'fixed' : 'flexible');
  const issues = row.issues > 0 && say('row.issues', { count: row.issues });
  return [title, jobTitle, program, hours, issues].filter(Boolean).join(', ');
}

function cellName(row: GridRow, column: Column, items: readonly ShiftBar[], days: LocalDays): string {
  const { say } = rosterWords;
  const who = row.kind === 'group' ? row.title : row.resource.title;
  const count =
    row.kind === 'group'
      ? say('working', { count: row.totals.headsByDay[column.index] })
      : say('shifts', { count: items.length });
  const away = awayOn(row, column.date).map(awayText);
  const times = items.map(({ shift }) => timesName(shift, days));
  const isOpen = row.kind === 'resource' && isOpenRow(row.id);
  const hours = isOpen ? row.resource.department : hoursName(minutesOn(row, column), say);
  return [who, longDay(column.date), count, ...times, ...away, hours].join(', ');
}

/** Creates the row renderer; a new one re-renders all rows. */
export function createRowView(context: RowContext): RowView<GridRow, ShiftBar> {
  const { zoom } = context;
  const { say } = rosterWords;
  const days = zoom === 'day' ? 1 : zoom === 'week' ? 7 : zoom === 'two-weeks' ? 14 : 30;
  return {
    header(row) {
      if (row.kind === 'group') return <GroupHeader row={row} />;
      return row.kind === 'resource' && <RowHeader row={row} isOneLine={context.isOneLine} onMenu={context.onMenu} />;
    },
    name: nameOf,
    className: (row) => (row.kind === 'resource' && row.isEmpty && !isOpenRow(row.id) ? styles.muted : undefined),
    cell(row, column) {
      if (row.kind !== 'group') return awayMark(awayOn(row, column.date), zoom);
      const heads = row.totals.headsByDay[column.index] ?? 0;
      const minutes = minutesOn(row, column);
      if (heads === 0 && minutes === 0) return null;
      const text = zoom === 'week' || zoom === 'day' ? `${heads} · ${hoursCell(minutes, say)}` : heads;
      return <span className={styles.subtotal}>{text}</span>;
    },
    cellName: (row, column, items) => cellName(row, column, items, context.days),
    describe: (bar, place, row) =>
      row.kind === 'resource' ? describeBar(bar, place, row, context) : { labels: [], name: '' },
    item: (bar, place) => barContent(bar, place, context),
    trackColour: ({ shift }) => `var(--shift-${lookOf(shift).family}-edge)`,
    itemRole: say('shift'),
    moreName: (row, column, hidden) =>
      say('bar.more', {
        who: row.kind === 'group' ? row.title : row.resource.title,
        day: longDay(column.date),
        count: hidden,
      }),
    total: (row) => <RowTotal row={row} days={days} isOneLine={context.isOneLine} />,
    totalName: (row) => totalName(row, days),
  };
}

/** `10:00–12:00` on a day without a shift; the card and the name of the cell tell the kind. */
function awayMark(hours: readonly AwayHours[], zoom: RowContext['zoom']) {
  if (hours.length === 0) return null;
  const isWide = zoom === 'day' || zoom === 'week';
  return (
    <span className={styles.away}>{isWide ? hours.map(({ from, to }) => `${from}–${to}`).join(' ') : awaySign}</span>
  );
}

function totalName(row: GridRow, days: number): string {
  const { say } = rosterWords;
  const who = row.kind === 'group' ? row.title : row.resource.title;
  const { minutes, overtime, daysWorked } = row.totals;
  if (row.kind === 'resource' && isOpenRow(row.id)) return who;
  return [
    who,
    say('total'),
    hoursName(minutes, say),
    overtime > 0 && say('totals.overtimePart', { hours: hoursName(overtime, say) }),
    row.kind === 'resource' && days > 1 && say('totals.days', { count: daysWorked }),
  ]
    .filter(Boolean)
    .join(', ');
}
