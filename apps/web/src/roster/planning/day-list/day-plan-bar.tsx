import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import type { LocalDate } from '@horae/local-time/local-date';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { Button, buttonClass } from '#ui/button';
import { KeptDrafts } from '../kept-drafts';
import { PasteFaultNote } from '../paste-fault-note';
import { PlanFault } from '../plan-fault';
import { UndoRedo } from '../undo-redo';
import type { usePasted } from '../use-pasted';
import type { PlanEdits } from '../use-plan-edits';
import { dayPlanWords } from './day-plan.words';
import styles from './day-plan-bar.module.css';
import type { PlannedUnit } from './day-plan-props';

interface DayPlanBarProps {
  date: LocalDate;
  unit: PlannedUnit;
  edits: PlanEdits;
  steps: PlanState['steps'];
  /** Undefined where the account plans nobody of the list. */
  onAdd: (() => void) | undefined;
  addRef: Ref<HTMLButtonElement>;
  /** What the button is called that publishes or submits. */
  publish: string;
  /** Undefined while there is nothing to publish. */
  onPublish: (() => void) | undefined;
  paste: Pick<ReturnType<typeof usePasted>, 'fault' | 'dismiss'>;
}

/** What can be done to the day as a whole, and what became of the last change. */
export function DayPlanBar(props: DayPlanBarProps) {
  const { date, unit, edits, steps, onAdd, addRef, publish, onPublish, paste } = props;
  const say = dayPlanWords.use();
  const place = { ...(unit.bu !== null && { bu: String(unit.bu) }), ...(unit.ou !== null && { ou: String(unit.ou) }) };
  return (
    <div className={styles.bar}>
      {onAdd && (
        <Button ref={addRef} onClick={onAdd}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('add')}
        </Button>
      )}
      <UndoRedo edits={edits} steps={steps} />
      <Link
        to="/staff-timeline"
        search={{ plan: '1', view: 'day', date, ...place } as never}
        className={`${buttonClass('plain')} ${styles.link}`}
      >
        {say('openPlan')}
      </Link>
      <Button look="solid" aria-disabled={!onPublish || undefined} onClick={() => onPublish?.()}>
        {publish}
      </Button>
      <KeptDrafts edits={edits} />
      <PlanFault edits={edits} />
      {paste.fault && !edits.failure && <PasteFaultNote fault={paste.fault} onClose={paste.dismiss} />}
    </div>
  );
}
