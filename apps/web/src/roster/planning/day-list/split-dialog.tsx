import { useState } from 'react';
import { Button } from '#ui/button';
import { FormDialog } from '#ui/forms/form-dialog';
import { TimeField } from '#ui/time-field/time-field';
import { useForm } from '#ui/use-form';
import { itemTimes } from '../item-texts';
import { asSeenIn, viewOfShifts } from '../model/as-seen.rules';
import type { PlanEntry } from '../model/plan-now.rules';
import { middleOf, midnightOf, type SplitTimes, splitFault, splitShift } from '../model/split-shift.rules';
import { ShiftChecks } from '../shift-dialog/shift-checks';
import styles from '../shift-dialog/shift-dialog.module.css';
import type { ShiftDialogProps } from '../shift-dialog/shift-dialog-props';
import type { PlanEdits } from '../use-plan-edits';
import { dayPlanWords } from './day-plan.words';
import { SplitParts, splitTexts } from './split-parts';

interface SplitDialogProps extends Pick<ShiftDialogProps, 'rules' | 'address' | 'onClose'> {
  shift: PlanEntry;
  name: string;
  /** The edits, with what is said once a change is saved. */
  told: (text: string) => PlanEdits;
}

/** Makes two shifts of one, with or without a gap between them, having shown both. */
export function SplitDialog({ shift, name, told, rules, address: { days }, onClose }: SplitDialogProps) {
  const say = dayPlanWords.use();
  const faultIn = (field: keyof SplitTimes) => (_: string, times: SplitTimes) =>
    splitFault(shift, times, days) === field ? say(`split.${field}Fault`) : undefined;
  const form = useForm<SplitTimes>(middleOf(shift, days), {
    rules: { end: faultIn('end'), start: faultIn('start') },
  });
  const { now } = told('');
  const [isAsSeen] = useState(() => asSeenIn(now, viewOfShifts([shift])));
  const changes = splitShift(now, shift, form.values, days);
  const midnight = midnightOf(shift, days);
  const edits = told(say('done.split', splitTexts(changes)));

  function submit(): void {
    edits.change('split', (latest) => splitShift(latest, shift, form.values, days), isAsSeen);
    onClose();
  }

  function atMidnight(): void {
    form.set('end', '00:00');
    form.set('start', '00:00');
  }

  return (
    <FormDialog
      title={say('split.title', { shift: itemTimes(shift, days), name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={false}
      error={null}
      submit={say('split.button')}
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
      {midnight && <Button onClick={atMidnight}>{say('split.midnight')}</Button>}
      <SplitParts changes={changes} rules={rules} days={days} />
      <ShiftChecks changes={changes.length > 0 ? changes : null} edits={edits} rules={rules} days={days} />
    </FormDialog>
  );
}
