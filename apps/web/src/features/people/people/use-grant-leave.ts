import type { LeaveDraft } from '@horae/contract/scheduling/leaves.contract';
import { longestPlan } from '@horae/contract/scheduling/planned-items';
import { addDays, daysBetween } from '@horae/local-time/local-date';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { leaveTitle } from './leave-record';
import { leaveRecordWords } from './leave-record.words';
import { grantLeave, type LeaveToGrant, undoGrant } from './person-leaves.queries';
import { showFieldFaults } from './show-field-faults';

type Decided = Pick<LeaveToGrant, 'shifts' | 'reason' | 'version'>;

/** An action is undone on days that can be looked at together; which of its days does not matter. */
const shownOf = ({ firstDay: first, lastDay: last }: Pick<LeaveDraft, 'firstDay' | 'lastDay'>) => ({
  first,
  last: daysBetween(first, last) < longestPlan ? last : addDays(first, longestPlan - 1),
});

/** Grants a leave, or changes one, together with what becomes of its shifts; one action, and one to undo. */
export function useGrantLeave(hotel: number, employeeId: number, isChange: boolean) {
  const say = leaveRecordWords.use();
  const sent = useRef({ wish: '', key: '' });
  const granting = useMutation(grantLeave);
  const undoing = useMutation(undoGrant(say(isChange ? 'undone.change' : 'undone')));

  function grant(
    { id, kind, firstDay, lastDay, notes }: LeaveDraft,
    decided: Decided,
    form: Parameters<typeof showFieldFaults>[1],
    onDone: () => void,
  ): void {
    const leave = { ...(id !== undefined && { id }), employeeId, kind, firstDay, lastDay, notes };
    const body = { hotel, leave, ...decided };
    // The same wish may be sent again when no reply came; another one is an action of its own.
    const wish = JSON.stringify(body);
    if (sent.current.wish !== wish) sent.current = { wish, key: newKey() };
    granting.mutate(
      { body, key: sent.current.key },
      {
        onSuccess: ({ steps }) => {
          const undo = () => undoing.mutate({ hotel, ...shownOf(leave), step: steps.undo! });
          const title = leaveTitle({ ...leave, hours: null });
          notifyUndo(say(isChange ? 'saved' : 'granted', { leave: title }), say('undo'), undo);
          onDone();
        },
        onError: (error) => showFieldFaults(error, form),
      },
    );
  }

  return { grant, isPending: granting.isPending, error: granting.error };
}
