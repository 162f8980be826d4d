import type { Hover } from '@horae/timeline';
import { IconAlertTriangle, IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AwayHours } from '../model/away-hours.rules';
import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';
import { workedAt } from '../model/place-on.rules';
import { awayOn, type GridRow } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import { compensatedText } from '../texts/day-off-text';
import { longDay, mediumDay } from '../texts/day-texts';
import { hoursCell } from '../texts/hour-texts';
import { placeText } from '../texts/place-text';
import { awayText, breakText, clockRange, findingText, lookOf, shiftLine, typeText } from '../texts/shift-texts';
import styles from './hover-card.module.css';

function ClockLine({ bar, days }: { bar: ShiftBar; days: LocalDays }) {
  const { say } = rosterWords;
  const { clock } = bar;
  if (!clock) return null;
  const text =
    clock.end === null
      ? say('hover.open', { from: days.clock(clock.start) })
      : say('hover.clock', { range: clockRange({ start: clock.start, end: clock.end }, days) });
  return <p>{text}</p>;
}

/** Further facts that the calendar has about an employee, besides name and job. */
function More({ row }: { row: GridRow }) {
  const said = row.kind === 'resource' ? Object.values(row.resource.more ?? {}) : [];
  return said.map((text) => (
    <p key={text} className="quiet">
      “{text}”
    </p>
  ));
}

function Away({ hours }: { hours: readonly AwayHours[] }) {
  return hours.map((leave) => <p key={leave.id}>{awayText(leave)}</p>);
}

function ShiftCard({ bar, row, days }: { bar: ShiftBar; row: GridRow; days: LocalDays }) {
  const { say } = rosterWords;
  const { shift, findings } = bar;
  return (
    <>
      <h3>{row.kind === 'group' ? row.title : row.resource.title}</h3>
      <More row={row} />
      <p>
        <span className={`${lookOf(shift).className} ${styles.chip}`}>{typeText(shift)}</span>{' '}
        {say(`status.${shift.status}`)}
      </p>
      <p>{shiftLine(shift, days)}</p>
      <Away hours={bar.hours} />
      {breakText(shift) && <p className="quiet">{breakText(shift)}</p>}
      {compensatedText(shift) && <p>{compensatedText(shift)}</p>}
      {placeText(workedAt(shift)) && <p>{placeText(workedAt(shift))}</p>}
      {row.kind === 'resource' && <p className="quiet">{row.resource.department}</p>}
      <ClockLine bar={bar} days={days} />
      {bar.isDeclared && <p>{say('hover.declared')}</p>}
      {shift.notes && (
        <p className={styles.line}>
          <IconNote size={16} stroke={1.5} aria-hidden="true" />
          {shift.notes}
        </p>
      )}
      {findings.map((finding) => (
        <p key={finding.code} className={styles.line} data-kind="issue">
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
          {findingText(finding)}
        </p>
      ))}
    </>
  );
}

/** The details of a shift, of a day of a row, or of a total; null for what has none. */
export function contentOf({ target }: Hover<GridRow, ShiftBar>, days: LocalDays): ReactNode {
  const { say } = rosterWords;
  if (target.kind === 'item') return <ShiftCard bar={target.item} row={target.row} days={days} />;
  if (target.kind === 'cell') {
    const { row, column } = target;
    return (
      <>
        <h3>{row.kind === 'group' ? row.title : row.resource.title}</h3>
        <More row={row} />
        <Away hours={awayOn(row, column.date)} />
        <p>{`${mediumDay(column.date)} · ${hoursCell(row.totals.minutesByDay[column.index] ?? 0, say)}`}</p>
      </>
    );
  }
  if (target.kind === 'row-total') {
    const { minutes, overtime, standby, daysWorked } = target.row.totals;
    return (
      <>
        <h3>{hoursCell(minutes, say)}</h3>
        {overtime > 0 && <p>{say('totals.overtimePart', { hours: hoursCell(overtime, say) })}</p>}
        {standby > 0 && <p>{say('totals.standby', { hours: hoursCell(standby, say) })}</p>}
        {target.row.kind === 'resource' && <p>{say('totals.days', { count: daysWorked })}</p>}
        <p className="quiet">{say('totals.rules')}</p>
      </>
    );
  }
  if (target.kind === 'column-total') {
    return (
      <>
        <h3>{longDay(target.column.date)}</h3>
        <p className="quiet">{say('totals.rules')}</p>
      </>
    );
  }
  return null;
}
