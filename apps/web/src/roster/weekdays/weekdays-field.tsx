import { useId } from 'react';
import { allWeekdays, weekdayName } from './weekday-texts';
import styles from './weekdays-field.module.css';

interface WeekdaysFieldProps {
  label: string;
  /** The first of its boxes has it, so that a form can go there. */
  name?: string;
  value: readonly number[];
  /** Weekdays that cannot be chosen. */
  without?: number | undefined;
  error?: string | undefined;
  onChange: (weekdays: number[]) => void;
}

/** Any of the seven weekdays. */
export function WeekdaysField({ label, name, value, without, error, onChange }: WeekdaysFieldProps) {
  const id = useId();
  const toggle = (weekday: number, isChosen: boolean) =>
    onChange(allWeekdays.filter((one) => (one === weekday ? isChosen : value.includes(one))));
  return (
    <fieldset className={styles.weekdays} aria-describedby={error && id}>
      <legend>{label}</legend>
      <div>
        {allWeekdays.map((weekday) => (
          <label key={weekday} className={styles.weekday}>
            <input
              type="checkbox"
              name={weekday === 1 ? name : undefined}
              checked={value.includes(weekday)}
              disabled={weekday === without}
              onChange={(event) => toggle(weekday, event.currentTarget.checked)}
            />
            <span>{weekdayName(weekday)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="small danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
