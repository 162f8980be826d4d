import { formatDate } from '#platform/format-date';
import { Button } from '#ui/button';
import { SelectField } from '#ui/select-field';
import { TimeField } from '#ui/time-field/time-field';
import type { AskedRow } from './asked-rows';
import styles from './my-time.module.css';
import { myTimeWords } from './my-time.words';
import { ownRequestsWords } from './own-requests.words';

interface AskedRowFieldsProps {
  row: AskedRow;
  /** The requested day and the next one, for night shifts. */
  days: readonly string[];
  /** Set after the first attempt to submit: missing values are then marked. */
  isChecked: boolean;
  onChange: (next: Partial<AskedRow>) => void;
  onRemove: () => void;
}

/** One punch: kept, corrected, or declared void. */
export function AskedRowFields({ row, days, isChecked, onChange, onRemove }: AskedRowFieldsProps) {
  const say = ownRequestsWords.use();
  const sayTime = myTimeWords.use();
  const { punch, action, direction, day, time } = row;
  const legend = punch
    ? [
        `${sayTime(`direction.${punch.direction ?? 'unknown'}`)} ${punch.at.slice(11, 16)}`,
        punch.device ?? sayTime(`source.${punch.source}`),
      ].join(' · ')
    : say('forgotten');
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      {punch && (
        <SelectField
          label={say('action')}
          value={action}
          options={(['keep', 'change', 'never'] as const).map((value) => ({ value, label: say(`action.${value}`) }))}
          onChange={(value) => onChange({ action: value as AskedRow['action'] })}
        />
      )}
      {action === 'change' && (
        <div className={styles.when}>
          <SelectField
            label={sayTime('direction')}
            value={direction}
            options={(['in', 'out'] as const).map((value) => ({ value, label: sayTime(`direction.${value}`) }))}
            onChange={(value) => onChange({ direction: value === 'in' ? 'in' : 'out' })}
          />
          <TimeField
            label={sayTime('time')}
            required
            value={time}
            error={isChecked && time === '' ? say('timeFault') : undefined}
            onChange={(next) => onChange({ time: next })}
          />
          <SelectField
            label={say('on')}
            value={day}
            options={days.map((value) => ({ value, label: formatDate(value) }))}
            onChange={(value) => onChange({ day: value })}
          />
        </div>
      )}
      {!punch && (
        <Button look="plain" onClick={onRemove}>
          {say('removeRow')}
        </Button>
      )}
    </fieldset>
  );
}
