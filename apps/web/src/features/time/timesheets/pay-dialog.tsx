import { useMutation } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { notify } from '#platform/notify';
import { monthText } from '#roster/sheet/sheet-month';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { startExport } from '#ui/export/export-menu';
import { payFile } from './pay-file';
import { payMonth } from './timesheets.queries';
import { timesheetsWords } from './timesheets.words';

interface PayDialogProps {
  hotel: number;
  hotelName: string;
  month: string;
  onClose: () => void;
}

/** Locks the approved time sheets and exports the pay lines of the month as a workbook. */
export function PayDialog({ hotel, hotelName, month, onClose }: PayDialogProps) {
  const say = timesheetsWords.use();
  const paying = useMutation(payMonth);
  const name = monthText(month);

  function pay(): void {
    if (paying.isPending) return;
    paying.mutate(
      { hotel, month },
      {
        onSuccess: ({ locked, fallen, lines }) => {
          notify(say('paid', { count: locked }), { kind: 'success' });
          if (fallen > 0) notify(say('fell', { count: fallen }), { kind: 'error' });
          onClose();
          void startExport('xlsx', () => payFile(lines, hotelName, month));
        },
        onError: (error) => void notify(errorText(error), { kind: 'error' }),
      },
    );
  }

  return (
    <ConfirmDialog
      title={say('payTitle', { month: name })}
      confirm={say('payNow')}
      look="solid"
      isBusy={paying.isPending}
      onConfirm={pay}
      onCancel={onClose}
    >
      {say('paySays', { month: name })}
    </ConfirmDialog>
  );
}
