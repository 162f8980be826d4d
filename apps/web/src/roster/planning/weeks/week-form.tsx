import { type TemplateWeek, type TemplateWeeks, WeekName } from '@horae/contract/scheduling/template-weeks.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { mediumDay } from '../../texts/day-texts';
import { addWeek, renameWeek } from './template-weeks.queries';
import { weeksWords } from './template-weeks.words';

interface WeekFormProps {
  hotel: number;
  /** The week that gets another name; undefined: the one that begins on the Monday is kept. */
  week?: TemplateWeek | undefined;
  monday: string;
  known: TemplateWeeks;
  onClose: () => void;
}

/** The name of a template week, and of a new one the department. */
export function WeekForm({ hotel, week, monday, known, onClose }: WeekFormProps) {
  const say = weeksWords.use();
  const [key, setKey] = useState(newKey);
  const open = known.departments.filter(({ mayAdd }) => mayAdd);
  const [initial] = useState(() => ({
    name: week?.name ?? '',
    departmentId: known.mayAddForHotel ? '' : String(open[0]?.id ?? ''),
  }));
  const form = useForm(initial, { shape: { name: WeekName }, words: { name: say('nameFault') } });
  const add = useMutation(addWeek);
  const rename = useMutation(renameWeek);
  const places = [
    ...(known.mayAddForHotel ? [{ value: '', label: say('hotel') }] : []),
    ...open.map(({ id, name }) => ({ value: String(id), label: name })),
  ];

  function submit({ name, departmentId }: typeof initial): void {
    if (add.isPending || rename.isPending) return;
    const onSuccess = () => {
      notify(say('saved'), { kind: 'success' });
      onClose();
    };
    const onError = (fault: unknown) => {
      setKey(newKey());
      form.setError('name', fieldError(fault, 'name'));
    };
    const trimmed = name.trim();
    if (week) rename.mutate({ hotel, id: week.id, version: week.version, name: trimmed }, { onSuccess, onError });
    else
      add.mutate(
        {
          key,
          body: { hotel, name: trimmed, monday, departmentId: departmentId === '' ? null : Number(departmentId) },
        },
        { onSuccess, onError },
      );
  }

  return (
    <FormDialog
      title={week ? say('rename', { name: week.name }) : say('saveTitle', { day: mediumDay(monday) })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={add.isPending || rename.isPending}
      error={add.error ?? rename.error}
    >
      <TextField {...form.field('name')} label={say('name')} required data-autofocus autoComplete="off" />
      {!week && places.length > 1 && (
        <SelectField
          label={say('department')}
          name="departmentId"
          value={form.values.departmentId}
          options={places}
          onChange={(departmentId) => form.set('departmentId', departmentId)}
        />
      )}
    </FormDialog>
  );
}
