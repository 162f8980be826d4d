import { grantRights } from '@horae/contract/settings/account-grants';
import { IconCheck } from '@tabler/icons-react';
import { Checkbox } from '#ui/checkbox';
import styles from './accounts.module.css';
import type { GrantDraft } from './accounts.queries';
import { grantsWords } from './grants.words';

interface GrantRightsProps {
  grant: GrantDraft;
  onChange: (grant: GrantDraft) => void;
}

/** What the account may do in the hotel, beside seeing what is in its scope. */
export function GrantRights({ grant, onChange }: GrantRightsProps) {
  const say = grantsWords.use();
  return (
    <fieldset className={styles.rights}>
      <legend>{say('rights')}</legend>
      <p className={styles.right}>
        <IconCheck size={18} stroke={2} aria-hidden="true" />
        <span>{say('view')}</span>
        <span className={`quiet small ${styles.hint}`}>{say('viewHint')}</span>
      </p>
      {grantRights.map((right) => (
        <Checkbox
          key={right}
          checked={grant[right] ?? false}
          onChange={(isGiven) => onChange({ ...grant, [right]: isGiven })}
        >
          <span className={styles.right}>
            <span>{say(right)}</span>
            <span className={`quiet small ${styles.hint}`}>{say(`${right}Hint`)}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
