import type { TimesheetRow } from '@horae/contract/time/timesheet-lines';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { notify, notifyUndo } from '#platform/notify';
import { approveSheets } from './timesheets.queries';
import { timesheetsWords } from './timesheets.words';

type Signed = Pick<TimesheetRow, 'id' | 'name' | 'version' | 'fingerprint'>;

/** Approves time sheets or withdraws the approval; reports what was done, what was refused and why. */
export function useApprove(hotel: number, month: string, onDone: () => void) {
  const approving = useMutation(approveSheets);

  function approve(sheets: readonly Signed[], isApproved: boolean): void {
    if (approving.isPending) return;
    const say = timesheetsWords.say;
    approving.mutate(
      {
        hotel,
        month,
        isApproved,
        sheets: sheets.map(({ id, version, fingerprint }) => ({ employee: id, version, fingerprint })),
      },
      {
        onSuccess: ({ done, refused }) => {
          onDone();
          const nameOf = (employee: number) => sheets.find(({ id }) => id === employee)?.name ?? '';
          for (const { employee, why } of refused.slice(0, 5))
            notify(say('refused', { name: nameOf(employee), why }), { kind: 'error' });
          if (done.length === 0) return;
          const text = say(isApproved ? 'approved' : 'tookBack', { count: done.length });
          const taken = sheets
            .filter(({ id }) => done.includes(id))
            .map(({ version, ...sheet }) => ({ ...sheet, version: version + 1 }));
          if (isApproved) notifyUndo(text, say('undo'), () => approve(taken, false));
          else notify(text, { kind: 'success' });
        },
        onError: (error) => void notify(errorText(error), { kind: 'error' }),
      },
    );
  }

  return { approve, isBusy: approving.isPending };
}
