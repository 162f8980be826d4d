import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';
import { workedAt } from '../model/place-on.rules';
import { rosterWords } from '../roster.words';
import { placeText } from '../texts/place-text';
import { clockRange, lookOf, typeText } from '../texts/shift-texts';
import styles from './detail.module.css';

interface ShiftListProps {
  bars: readonly ShiftBar[];
  days: LocalDays;
  current?: number;
  onOpen: (shift: number) => void;
}

export function ShiftList({ bars, days, current, onOpen }: ShiftListProps) {
  const say = rosterWords.use();
  if (bars.length === 0) return <p className="quiet">{say('details.none')}</p>;
  return (
    <ul className={styles.list}>
      {bars.map(({ id, shift }) => (
        <li key={id}>
          <button
            type="button"
            className="hovers"
            aria-current={id === current || undefined}
            onClick={() => onOpen(id)}
          >
            <span className={`${lookOf(shift).className} ${styles.code}`}>{lookOf(shift).code}</span>
            <span>{shift.allDay ? say('bar.allDay') : clockRange(shift, days)}</span>
            <span className="quiet">{[typeText(shift), placeText(workedAt(shift))].filter(Boolean).join(' ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
