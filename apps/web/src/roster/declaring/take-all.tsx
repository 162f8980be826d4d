import { Checkbox } from '#ui/checkbox';
import styles from './days-to-take.module.css';
import type { DayToTake } from './days-to-take.rules';
import { declaringWords } from './declaring.words';

export interface TakeProps {
  isTaken: (day: DayToTake) => boolean;
  onTake: (days: readonly DayToTake[], isOn: boolean) => void;
}

interface TakeAllProps extends TakeProps {
  days: readonly DayToTake[];
  /** Whose, or which, days they are. */
  children: string;
}

/** A box for all of these days, with how many of them are taken. */
export function TakeAll({ days, isTaken, onTake, children }: TakeAllProps) {
  const say = declaringWords.use();
  const taken = days.filter(isTaken).length;
  return (
    <Checkbox
      checked={taken === days.length}
      isMixed={taken > 0 && taken < days.length}
      onChange={(isOn) => onTake(days, isOn)}
    >
      <span className="medium">{children}</span>
      <span className={styles.count}>{say('count', { taken, total: days.length })}</span>
    </Checkbox>
  );
}
