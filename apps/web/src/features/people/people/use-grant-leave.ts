import type { LeaveDraft } from '@horae/contract/scheduling/leaves.contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { leaveTitle } from './leave-record';
import { leaveRecordWords } from './leave-record.words';
import { grantLeave, type LeaveToGrant, undoGrant } from './person-leaves.queries';
import { showFieldFaults } from './show-field-faults';

type Decided = Pick<LeaveToGrant, 'shifts' | 'reason'>;

/** Grants a leave together with what becomes of its shifts; one action, and one to undo. */
export function useGrantLeave(hotel: number, employeeId: number) {
  const say = leaveRecordWords.use();
  const sent = useRef({ wish: '', key: '' });
  const granting = useMutation(grantLeave);
  const undoing = useMutation(undoGrant(say('undone')));

  function grant(
    { kind, firstDay, lastDay, notes }: LeaveDraft,
    decided: Decided,
    form: Parameters<typeof showFieldFaults>[1],
    onDone: () => void,
  ): void {
    const leave = { employeeId, kind, firstDay, lastDay, notes };
    const body = { hotel, leave, ...decided };
    // The same wish may be sent again when no reply came; another one is an action of its own.
    const wish = JSON.stringify(body);
    if (sent.current.wish !== wish) sent.current = { wish, key: newKey() };
    granting.mutate(
      { body, key: sent.current.key },
      {
        onSuccess: ({ steps }) => {
          const undo = () => undoing.mutate({ hotel, first: firstDay, last: lastDay, step: steps.undo! });
          notifyUndo(say('granted', { leave: leaveTitle({ ...leave, hours: null }) }), say('undo'), undo);
          onDone();
        },
        onError: (error) => showFieldFaults(error, form),
      },
    );
  }

  return { grant, isPending: granting.isPending, error: granting.error };
}
