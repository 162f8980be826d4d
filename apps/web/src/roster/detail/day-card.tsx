import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { Dialog } from '#ui/dialog';
import type { ShiftBar } from '../model/bars.rules';
import { dayRange } from '../model/day-range.rules';
import type { LocalDays } from '../model/local-days.rules';
import { totalsOf } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import { fullDay } from '../texts/day-texts';
import { hoursCell } from '../texts/hour-texts';
import { DayTracks } from './day-tracks';
import styles from './detail.module.css';
import { HourlyLeaves } from './hourly-leaves';
import { ShiftList } from './shift-list';

interface DayCardProps {
  resource: StaffResource;
  date: string;
  bars: readonly ShiftBar[];
  days: LocalDays;
  now: number;
  onOpen: (shift: number) => void;
  onClose: () => void;
}

/** One employee's day: what was planned, declared and clocked. */
export function DayCard({ resource, date, bars, days, now, onOpen, onClose }: DayCardProps) {
  const say = rosterWords.use();
  const range = dayRange(days.zone, { start: date, days: 1 }, days.business);
  const totals = totalsOf(
    bars.map(({ shift }) => shift),
    range,
  );
  return (
    <Dialog title={say('dayCard')} isOpen onClose={onClose} size="small">
      <div className={styles.card}>
        <div>
          <h3>{resource.title}</h3>
          <p className="quiet">{fullDay(date)}</p>
        </div>
        <DayTracks bars={bars.filter(({ allDay }) => !allDay)} start={range.start} end={range.end} now={now} isFull />
        <HourlyLeaves employee={resource.employeeId} date={date} />
        <ShiftList bars={bars} days={days} onOpen={onOpen} />
        <p className={styles.sum}>
          {say('total')} <b>{hoursCell(totals.minutes, say)}</b>
        </p>
      </div>
    </Dialog>
  );
}
