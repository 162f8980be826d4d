import { useState } from 'react';
import { SelectField } from '#ui/select-field';
import { itemTimes } from '../item-texts';
import { planningWords } from '../planning.words';
import type { ShiftDialogProps } from './shift-dialog-props';
import { ShiftForm } from './shift-form';

/** All of one shift in a form, or what several of them are to have in common. */
export function ShiftDialog({ choices, ...props }: ShiftDialogProps) {
  const say = planningWords.use();
  const [at, setAt] = useState(0);
  const { days } = props.address;
  return (
    <ShiftForm key={at} edited={choices[at]!} {...props}>
      {choices.length > 1 && (
        <SelectField
          label={say('shift.which')}
          value={String(at)}
          options={choices.map((choice, index) => ({
            value: String(index),
            label:
              choice.kind === 'one'
                ? itemTimes(choice.shift, days)
                : say('shift.all', { count: choice.kind === 'many' ? choice.shifts.length : 1 }),
          }))}
          onChange={(index) => setAt(Number(index))}
        />
      )}
    </ShiftForm>
  );
}
