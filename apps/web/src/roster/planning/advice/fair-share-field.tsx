import type { FairShare } from '@horae/contract/scheduling/plan-advice.contract';
import { SelectField } from '#ui/select-field';
import styles from './job-skills-field.module.css';
import { adviceWords } from './plan-advice.words';

const most = { sundays: 3, nights: 20 } as const;

interface FairShareFieldProps {
  fairShare: FairShare;
  onChange: (fairShare: FairShare) => void;
}

/** How many Sundays and nights of four weeks are a fair share. */
export function FairShareField({ fairShare, onChange }: FairShareFieldProps) {
  const say = adviceWords.use();
  return (
    <fieldset className={styles.skills}>
      <legend>{say('fairShare')}</legend>
      {(['sundays', 'nights'] as const).map((name) => (
        <SelectField
          key={name}
          label={say(name)}
          name={name}
          value={String(fairShare[name] ?? '')}
          options={[
            { value: '', label: say('noLimit') },
            ...numbersTo(Math.max(most[name], fairShare[name] ?? 0)).map((count) => ({ value: count, label: count })),
          ]}
          onChange={(value) => onChange({ ...fairShare, [name]: value === '' ? null : Number(value) })}
        />
      ))}
    </fieldset>
  );
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1));
