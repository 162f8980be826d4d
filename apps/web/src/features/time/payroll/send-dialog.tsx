import type { PayrollCheck } from '@horae/contract/time/payroll-rows';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { monthText } from '#roster/sheet/sheet-month';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { everyPayroll, sendToPayroll } from './payroll.queries';
import { payrollWords } from './payroll.words';

interface SendDialogProps {
  hotel: number;
  check: PayrollCheck;
  /** How many time sheets go. */
  sheets: number;
  acknowledged: number[];
  onClose: () => void;
}

/** Asks once more, sends what was checked, and leads to its file. */
export function SendDialog({ hotel, check, sheets, acknowledged, onClose }: SendDialogProps) {
  const say = payrollWords.use();
  const sending = useMutation(sendToPayroll);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const { month, stamp, changes } = check;

  function send(): void {
    if (sending.isPending) return;
    sending.mutate(
      { key, body: { hotel, month, stamp, acknowledged } },
      {
        onSuccess: ({ answer: { run, fallen } }) => {
          onClose();
          if (run) notify(say('sent', { count: run.sheets }), { kind: 'success' });
          else notify(say('nothingSent'));
          if (fallen > 0) notify(say('fell', { count: fallen }), { kind: 'error' });
          if (run) void navigate({ to: '/payroll', search: { tab: 'sent' } });
        },
        onError: (error) => {
          notify(errorText(error), { kind: 'error' });
          void queries.invalidateQueries({ queryKey: everyPayroll });
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={say('sendTitle', { month: monthText(month) })}
      confirm={sending.isPending ? say('sending') : say('send')}
      look="solid"
      isBusy={sending.isPending}
      onConfirm={send}
      onCancel={onClose}
    >
      {say('sendSays', {
        sheets: say('sheets', { count: sheets }),
        changes: say('changesCount', { count: changes.length }),
      })}
    </ConfirmDialog>
  );
}
