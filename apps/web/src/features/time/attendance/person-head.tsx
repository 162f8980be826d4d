import type { FindingRow } from '@horae/contract/time/finding-rows';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import styles from './attendance.module.css';
import { attendanceWords } from './attendance.words';

interface PersonHeadProps {
  findings: readonly FindingRow[];
  /** Absent where nothing is to be decided. */
  onAccept: ((findings: readonly FindingRow[]) => void) | undefined;
}

/** The person whose findings stand below, and all of them accepted at once. */
export function PersonHead({ findings, onAccept }: PersonHeadProps) {
  const say = attendanceWords.use();
  const [first] = findings;
  if (!first) return null;
  const { name, jobTitle, department } = first.employee;
  const open = findings.filter(({ isOwn, state }) => !isOwn && state === 'open');
  return (
    <div className={styles.head}>
      <Avatar name={name} src={null} />
      <span className="medium">{name}</span>
      <span className="quiet">
        {[jobTitle, department, say('export.scope', { count: findings.length })].filter(Boolean).join(' · ')}
      </span>
      {onAccept && open.length > 1 && (
        <Button
          look="plain"
          aria-label={say('acceptAllOf', { count: open.length, name })}
          onClick={() => onAccept(open)}
        >
          {say('acceptAll', { count: open.length })}
        </Button>
      )}
    </div>
  );
}
