import type { TimesheetRow } from '@horae/contract/time/timesheet-lines';
import { Badge } from '#ui/badge';
import styles from './timesheets.module.css';
import { timesheetsWords } from './timesheets.words';

type Marked = Pick<TimesheetRow, 'openDays' | 'findings' | 'violations' | 'deltas' | 'hasFallen'>;

/** What an approver should look at before signing. */
export function SheetMarks({ sheet: { openDays, findings, violations, deltas, hasFallen } }: { sheet: Marked }) {
  const say = timesheetsWords.use();
  if (openDays + findings + violations + deltas === 0 && !hasFallen) return null;
  return (
    <span className={styles.marks}>
      {hasFallen && <Badge tone="danger">{say('hasFallen')}</Badge>}
      {openDays > 0 && <Badge tone="danger">{say('openDays', { count: openDays })}</Badge>}
      {findings > 0 && <Badge tone="warning">{say('findings', { count: findings })}</Badge>}
      {violations > 0 && <Badge tone="warning">{say('violations', { count: violations })}</Badge>}
      {deltas > 0 && <Badge tone="info">{say('deltas', { count: deltas })}</Badge>}
    </span>
  );
}
