import { useState } from 'react';
import { FormDialog } from '#ui/forms/form-dialog';
import { TimeField } from '#ui/time-field/time-field';
import { useForm } from '#ui/use-form';
import { itemTimes } from '../item-texts';
import { asSeenIn, viewOfShifts } from '../model/as-seen.rules';
import type { PlanEntry } from '../model/plan-now.rules';
import { middleOf, type SplitTimes, splitFault, splitShift } from '../model/split-shift.rules';
import { ShiftChecks } from '../shift-dialog/shift-checks';
import styles from '../shift-dialog/shift-dialog.module.css';
import type { ShiftDialogProps } from '../shift-dialog/shift-dialog-props';
import { dayPlanWords } from './day-plan.words';

interface SplitDialogProps extends Pick<ShiftDialogProps, 'edits' | 'rules' | 'address' | 'onClose'> {
  shift: PlanEntry;
  name: string;
}

/** Makes two shifts of one, with or without a gap between them. */
export function SplitDialog({ shift, name, edits, rules, address: { days }, onClose }: SplitDialogProps) {
  const say = dayPlanWords.use();
  const faultIn = (field: keyof SplitTimes) => (_: string, times: SplitTimes) =>
    splitFault(shift, times, days) === field ? say(`split.${field}Fault`) : undefined;
  const form = useForm<SplitTimes>(middleOf(shift, days), {
    rules: { end: faultIn('end'), start: faultIn('start') },
  });
  const [isAsSeen] = useState(() => asSeenIn(edits.now, viewOfShifts([shift])));
  const changes = splitShift(edits.now, shift, form.values, days);

  function submit(): void {
    edits.change('split', (now) => splitShift(now, shift, form.values, days), isAsSeen);
    onClose();
  }

  return (
    <FormDialog
      title={say('split.title', { shift: itemTimes(shift, days), name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={false}
      error={null}
    >
      <div className={styles.pair}>
        {(['end', 'start'] as const).map((field) => (
          <TimeField
            key={field}
            name={field}
            label={say(`split.${field}`)}
            required
            data-autofocus={field === 'end' || undefined}
            value={form.values[field]}
            error={form.errors[field]}
            onChange={(time) => form.set(field, time)}
          />
        ))}
      </div>
      <ShiftChecks changes={changes.length > 0 ? changes : null} edits={edits} rules={rules} days={days} />
    </FormDialog>
  );
}
