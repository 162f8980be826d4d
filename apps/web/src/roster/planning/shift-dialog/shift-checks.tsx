import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LocalDays } from '../../model/local-days.rules';
import { clashText } from '../clash-text';
import { findingLines } from '../finding-lines';
import { clashOfDrag } from '../model/drag-clash.rules';
import { newFindings } from '../model/plan-check.rules';
import type { PlanEdits } from '../use-plan-edits';
import styles from './shift-dialog.module.css';

interface ShiftChecksProps {
  /** Null while the form does not say enough. */
  changes: readonly PlanChange[] | null;
  edits: PlanEdits;
  rules: PlanRules | undefined;
  days: LocalDays;
}

/** What the form would make wrong, by the rules of a drag. */
export function ShiftChecks({ changes, edits: { now, drafts }, rules, days }: ShiftChecksProps) {
  const clash = changes && clashOfDrag(now, changes, days.zone);
  const found = changes && rules && !clash ? newFindings({ rules, drafts, zone: days.zone }, changes) : [];
  const lines = clash ? [clashText(clash, days)] : findingLines(found);
  return (
    <div className={styles.checks} aria-live="polite">
      {lines.map((line) => (
        <p key={line} className={clash ? 'danger-text' : styles.warning}>
          {line}
        </p>
      ))}
    </div>
  );
}
