import type { FindingRow } from '@horae/contract/time/finding-rows';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field/date-field';
import { SelectField } from '#ui/select-field';
import { TimeField } from '#ui/time-field/time-field';
import styles from './attendance.module.css';
import { attendanceWords } from './attendance.words';
import { type CorrectionRow, faultsOf, punchesOf } from './correction-rows';
import { wallTime } from './finding-text';

interface CorrectionFieldsProps {
  row: CorrectionRow;
  finding: FindingRow;
  isProposed: boolean;
  /** Set after the first attempt to submit: missing values are then marked. */
  isChecked: boolean;
  onChange: (next: Partial<CorrectionRow>) => void;
  onRemove?: (() => void) | undefined;
}

export function CorrectionFields(props: CorrectionFieldsProps) {
  const { row, finding, isProposed, isChecked, onChange, onRemove } = props;
  const say = attendanceWords.use();
  const known = punchesOf(finding);
  const faults = isChecked ? faultsOf(row) : [];
  return (
    <fieldset className={styles.row}>
      <legend>{isProposed ? say('proposed') : say(`direction.${row.direction}`)}</legend>
      <SelectField
        label={say('direction')}
        value={row.direction}
        options={(['in', 'out'] as const).map((value) => ({ value, label: say(`direction.${value}`) }))}
        onChange={(direction) => onChange({ direction: direction === 'in' ? 'in' : 'out' })}
      />
      <div className={styles.when}>
        <DateField
          label={say('onDay')}
          value={row.day}
          error={faults.includes('day') ? say('rule.day') : undefined}
          onChange={(day) => onChange({ day })}
        />
        <TimeField
          label={say('at')}
          value={row.time}
          error={faults.includes('time') ? say('rule.time') : undefined}
          onChange={(time) => onChange({ time })}
        />
      </div>
      {known.length > 0 && (
        <SelectField
          label={say('replaces')}
          value={row.replaces}
          options={[
            { value: '', label: say('addsNew') },
            ...known.map(({ value, direction, at }) => ({
              value,
              label: `${say(`direction.${direction}`)} ${wallTime(at)}`,
            })),
          ]}
          onChange={(replaces) => onChange({ replaces })}
        />
      )}
      {onRemove && (
        <Button look="plain" onClick={onRemove}>
          {say('removePunch')}
        </Button>
      )}
    </fieldset>
  );
}
