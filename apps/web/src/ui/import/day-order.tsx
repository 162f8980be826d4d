import { SelectField } from '../select-field';
import { importWords } from './import.words';

export type DayOrder = 'dmy' | 'mdy';

/** Whether the file's 3/4 means the third of April or the fourth of March. */
export function DayOrderField({ value, onChange }: { value: DayOrder; onChange: (order: DayOrder) => void }) {
  const say = importWords.use();
  return (
    <SelectField
      label={say('dayOrder')}
      value={value}
      options={[
        { value: 'dmy', label: say('dmy') },
        { value: 'mdy', label: say('mdy') },
      ]}
      onChange={(order) => onChange(order === 'mdy' ? 'mdy' : 'dmy')}
    />
  );
}
