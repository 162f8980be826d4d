import type { Rotation, Rotations } from '@horae/contract/scheduling/rotation-rows';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { MultiCombobox } from '#ui/combobox/multi-combobox';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { mediumDay } from '../../texts/day-texts';
import type { ChosenDays } from '../model/fill-days.rules';
import type { PlanDays } from '../planning.queries';
import { assignRotation } from './rotations.queries';
import { rotationsWords } from './rotations.words';

interface GivePatternDialogProps {
  shown: PlanDays;
  pattern: Rotation;
  people: Rotations['people'];
  chosen: ChosenDays;
  onClose: () => void;
}

/** Gives a pattern to people from a day on, each some days of it ahead of the one before. */
export function GivePatternDialog({ shown, pattern, people, chosen, onClose }: GivePatternDialogProps) {
  const say = rotationsWords.use();
  const { hotel } = shown;
  const offered = people
    .filter(({ departmentId }) => pattern.departmentId === null || departmentId === pattern.departmentId)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const [key, setKey] = useState(newKey);
  const [employees, setEmployees] = useState<readonly string[]>(() => startOf(chosen, offered));
  const [isAsked, setAsked] = useState(false);
  const [initial] = useState({ firstDay: shown.first, lastDay: '', startDay: '1', stagger: '0' });
  const within = (least: number, most: number) => (text: string) => {
    const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : -1;
    return number < least || number > most ? say('numberFault') : undefined;
  };
  const form = useForm(initial, {
    rules: { startDay: within(1, pattern.days.length), stagger: within(0, 83) },
  });
  const giving = useMutation(assignRotation);

  function submit({ firstDay, lastDay, startDay, stagger }: typeof initial): void {
    setAsked(true);
    if (giving.isPending || employees.length === 0 || firstDay === '') return;
    const body = {
      hotel,
      patternId: pattern.id,
      employees: employees.map(Number),
      firstDay,
      lastDay: lastDay === '' ? null : lastDay,
      startDay: Number(startDay),
      stagger: Number(stagger),
    };
    giving.mutate(
      { key, body },
      {
        onError: (fault) => {
          setKey(newKey());
          for (const name of ['firstDay', 'lastDay', 'startDay', 'stagger'] as const)
            form.setError(name, fieldError(fault, name));
        },
        onSuccess: () => {
          const text = say('given', { count: employees.length, name: pattern.name, day: mediumDay(firstDay) });
          notify(text, { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={say('giveTitle', { name: pattern.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged || employees.length > 0}
      isBusy={giving.isPending}
      error={giving.error}
      submit={say('giveButton')}
    >
      <MultiCombobox
        label={say('people')}
        required
        options={offered.map(({ employeeId, name }) => ({ value: String(employeeId), label: name }))}
        values={employees}
        onChange={setEmployees}
        {...(isAsked && employees.length === 0 && { error: say('peopleFault') })}
      />
      <DateField
        label={say('firstDay')}
        required
        value={form.values.firstDay}
        error={form.errors.firstDay}
        onChange={(day) => form.set('firstDay', day)}
      />
      <DateField
        label={say('lastDay')}
        value={form.values.lastDay}
        error={form.errors.lastDay}
        onChange={(day) => form.set('lastDay', day)}
      />
      <TextField {...form.field('startDay')} label={say('startDay')} inputMode="numeric" autoComplete="off" required />
      <TextField
        {...form.field('stagger')}
        label={say('stagger')}
        hint={say('staggerHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <p className="small quiet">{say('replaces')}</p>
    </FormDialog>
  );
}

/** The people selected in the plan, in its order; a single one has only the focus. */
function startOf({ people }: ChosenDays, offered: Rotations['people']): string[] {
  const known = new Set(offered.map(({ employeeId }) => employeeId));
  return people.length > 1 ? people.filter((one) => known.has(one)).map(String) : [];
}
