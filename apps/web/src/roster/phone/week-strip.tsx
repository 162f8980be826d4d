import { periodOf } from '@horae/timeline';
import { dayRange } from '../model/day-range.rules';
import type { GridModel } from '../model/grid-model.rules';
import { totalsOf } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { dayNumber, fullDay, weekdayLetter } from '../texts/day-texts';
import styles from './phone.module.css';

interface WeekStripProps {
  address: RosterAddress;
  model: GridModel;
  holidays: ReadonlyMap<string, string>;
  barsOf: (employee: number) => GridModel['bars'];
  /** Replaces going to the day. */
  onDay?: (date: string) => void;
}

/** The seven days of the week; the number of people working is in the name and the tip of each. */
export function WeekStrip({ address, model, holidays, barsOf, onDay }: WeekStripProps) {
  const say = rosterWords.use();
  const { date, today, days } = address;
  const choose = onDay ?? address.goTo;
  const range = dayRange(days.zone, periodOf('week', date), days.business);
  const heads = range.dates.map(() => 0);
  for (const { id } of model.employees) {
    const { headsByDay } = totalsOf(
      barsOf(id).map(({ shift }) => shift),
      range,
    );
    headsByDay.forEach((head, at) => {
      heads[at]! += head;
    });
  }
  return (
    <div className={styles.strip} role="group" aria-label={say('phone.week')}>
      {range.dates.map((day, at) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === date}
          aria-current={day === today ? 'date' : undefined}
          data-holiday={holidays.has(day) || undefined}
          data-tip={say('working', { count: heads[at] })}
          onClick={() => choose(day)}
        >
          <span className="visually-hidden">{`${fullDay(day)}, ${say('working', { count: heads[at] })}`}</span>
          <small aria-hidden="true">{weekdayLetter(day)}</small>
          <b aria-hidden="true">{dayNumber(day)}</b>
        </button>
      ))}
    </div>
  );
}
