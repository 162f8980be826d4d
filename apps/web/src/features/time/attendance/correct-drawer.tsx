import { attendanceContract, mostCorrected } from '@horae/contract/time/attendance.contract';
import type { FindingRow } from '@horae/contract/time/finding-rows';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button';
import { FormDialog } from '#ui/forms/form-dialog';
import { useKeptState } from '#ui/forms/use-kept-state';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { correct, readOf } from './attendance.queries';
import { attendanceWords } from './attendance.words';
import { CorrectionFields } from './correction-fields';
import { type CorrectionRow, faultsOf, firstRows } from './correction-rows';
import { FindingPicture } from './finding-picture';
import { staleError, tellOutcome } from './use-verdicts';

interface CorrectDrawerProps {
  hotel: number;
  finding: FindingRow;
  onClose: () => void;
  onDone: () => void;
}

/** Adds punches to a day or replaces some; the original punches stay stored. */
export function CorrectDrawer({ hotel, finding, onClose, onDone }: CorrectDrawerProps) {
  const say = attendanceWords.use();
  const [initial] = useState(() => firstRows(finding));
  const [rows, setRows] = useKeptState('correction', initial);
  const [isChecked, setChecked] = useState(false);
  const form = useForm(
    { reason: '' },
    { shape: attendanceContract.correct.body.shape, words: { reason: say('reasonRequired') } },
  );
  const correcting = useMutation(correct);
  const change = (key: number, next: Partial<CorrectionRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const add = () =>
    setRows((now) => [...now, { ...now.at(-1)!, key: now.at(-1)!.key + 1, direction: 'out', replaces: '' }]);

  function submit({ reason }: { reason: string }): void {
    setChecked(true);
    if (correcting.isPending || rows.some((row) => faultsOf(row).length > 0)) return;
    const punches = rows.map(({ direction, day, time, replaces }) => ({
      direction,
      at: `${day}T${time}`,
      replaces: replaces === '' ? null : Number(replaces),
    }));
    correcting.mutate(
      { hotel, findings: [{ ...readOf(finding), punches }], reason: reason.trim() },
      {
        onSuccess: (outcome) => {
          if (outcome.done.length === 0) return;
          tellOutcome('correct', outcome);
          onDone();
        },
      },
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('correctTitle', { name: finding.employee.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.reason !== '' || JSON.stringify(rows) !== JSON.stringify(initial)}
      isBusy={correcting.isPending}
      error={correcting.error ?? staleError(correcting.data)}
    >
      <p className="quiet">{say('correctSays')}</p>
      <FindingPicture evidence={finding.evidence} />
      {rows.map((row, at) => (
        <CorrectionFields
          key={row.key}
          row={row}
          finding={finding}
          isProposed={finding.proposal !== null && row.key === 0}
          isChecked={isChecked}
          onChange={(next) => change(row.key, next)}
          onRemove={at > 0 ? () => setRows((now) => now.filter(({ key }) => key !== row.key)) : undefined}
        />
      ))}
      {rows.length < mostCorrected && (
        <Button onClick={add}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('addPunch')}
        </Button>
      )}
      <TextArea {...form.field('reason')} label={say('reason')} required />
    </FormDialog>
  );
}
