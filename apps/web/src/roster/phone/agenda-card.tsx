import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { monogram } from '#ui/hotel/hotel-marks';
import { IconButton } from '#ui/icon-button';
import { DayTracks } from '../detail/day-tracks';
import { allHours } from '../model/away-hours.rules';
import type { ShiftBar } from '../model/bars.rules';
import type { DayRange } from '../model/day-range.rules';
import { workedAt } from '../model/place-on.rules';
import { awayOn, type EmployeeRow } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { awayText, barName, clockRange, lookOf, typeText } from '../texts/shift-texts';
import { whereText } from '../texts/where-text';
import styles from './phone.module.css';

interface AgendaCardProps {
  row: EmployeeRow;
  bars: readonly ShiftBar[];
  range: DayRange;
  address: RosterAddress;
  /** Additional content for a shift. */
  part?: ((bar: ShiftBar) => ReactNode) | undefined;
  onOpen: (shift: number) => void;
  /** Plans the person; the shifts do the same then. */
  onPlan?: (() => void) | undefined;
}

/** One employee's day; each shift is a button. */
export function AgendaCard({ row, bars, range, address, part, onOpen, onPlan }: AgendaCardProps) {
  const say = rosterWords.use();
  const { days, now } = address;
  const away = allHours(bars, awayOn(row, address.date));
  const issues = bars.reduce((sum, { findings }) => sum + findings.length, 0);
  const timesOf = ({ allDay, shift }: ShiftBar) => {
    if (allDay) return typeText(shift);
    return shift.start < range.start ? say('bar.until', { time: days.clock(shift.end) }) : clockRange(shift, days);
  };
  return (
    <li className={styles.card} data-planned={onPlan !== undefined || undefined}>
      <span className={styles.initials} aria-hidden="true">
        {monogram(row.resource.title)}
      </span>
      <div className={styles.who}>
        <b>{row.resource.title}</b>
        <small>{row.resource.jobTitle}</small>
      </div>
      {issues > 0 && (
        <span className={styles.issues} data-tip={say('row.issues', { count: issues })}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
          {issues}
        </span>
      )}
      {onPlan && (
        <IconButton icon={IconPencil} label={say('planPerson', { name: row.resource.title })} onClick={onPlan} />
      )}
      <div className={styles.shifts}>
        {bars.map((bar) => (
          <button
            key={bar.id}
            type="button"
            aria-label={barName(bar, row.resource.title, days)}
            onClick={onPlan ?? (() => onOpen(bar.id))}
          >
            <span className={`${lookOf(bar.shift).className} ${styles.code}`}>{lookOf(bar.shift).code}</span>
            <span className={bar.shift.status === 'cancelled' ? styles.struck : undefined}>{timesOf(bar)}</span>
            {whereText(workedAt(bar.shift)) && <small>{whereText(workedAt(bar.shift))}</small>}
          </button>
        ))}
      </div>
      {away.length > 0 && <p className={styles.away}>{away.map((leave) => awayText(leave)).join(' · ')}</p>}
      {bars.some(({ allDay }) => !allDay) && (
        <div className={styles.axis}>
          <DayTracks bars={bars.filter(({ allDay }) => !allDay)} start={range.start} end={range.end} now={now} />
        </div>
      )}
      {part && bars.filter(({ allDay }) => !allDay).map(part)}
    </li>
  );
}
