import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { lazy } from 'react';
import { Part } from '#ui/part';
import type { Board } from '../../model/board.rules';
import type { RosterAddress } from '../../roster-address';
import { AskedNote } from '../notes/day-note';
import type { PlanDays } from '../planning.queries';
import type { PlanEdits } from '../use-plan-edits';
import type { AskedOfDay } from './asked-of-day';
import { dayPlanWords } from './day-plan.words';

const ShiftDialog = lazy(() => import('../shift-dialog/shift-dialog').then((m) => ({ default: m.ShiftDialog })));
const CoverDialog = lazy(() => import('../cover-dialog').then((m) => ({ default: m.CoverDialog })));
const ReassignDialog = lazy(() => import('../reassign/reassign-dialog').then((m) => ({ default: m.ReassignDialog })));
const SplitDialog = lazy(() => import('./split-dialog').then((m) => ({ default: m.SplitDialog })));

interface DayPlanDialogsProps {
  asked: AskedOfDay;
  shown: PlanDays;
  /** The edits, with what is said once a change is saved. */
  told: (text: string) => PlanEdits;
  rules: PlanRules | undefined;
  board: Board;
  address: RosterAddress;
  onClose: () => void;
}

export function DayPlanDialogs({ asked, shown, told, rules, board, address, onClose }: DayPlanDialogsProps) {
  const say = dayPlanWords.use();
  const { hotel } = shown;
  const { days } = address;
  if (asked.kind === 'form') {
    const edits = told(say(asked.edited.kind === 'new' ? 'done.add' : 'done.change'));
    return (
      <Part>
        <ShiftDialog {...{ hotel, edits, rules, board, address, onClose }} choices={[asked.edited]} repeat={[]} />
      </Part>
    );
  }
  const { kind, shift, name } = asked;
  const date = days.dateOf(shift.start);
  if (kind === 'note')
    return <AskedNote shown={shown} asked={{ employee: shift.employeeId, name, date }} onClose={onClose} />;
  if (kind === 'split')
    return (
      <Part>
        <SplitDialog {...{ shift, name, told, rules, address, onClose }} />
      </Part>
    );
  if (!rules) return null;
  if (kind === 'reassign')
    return (
      <Part>
        <ReassignDialog {...{ shift, name, told, rules, board, address, onClose }} />
      </Part>
    );
  return (
    <Part>
      <CoverDialog
        {...{ hotel, rules, board, address, onClose }}
        edits={told(say('done.cover'))}
        employee={shift.employeeId}
        dates={[date]}
        only={shift}
      />
    </Part>
  );
}
