import { PersonFields, Skill } from '@horae/contract/person';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { notify } from '#platform/notify';
import { Checkbox } from '#ui/checkbox';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { type BulkValues, blankBulk, bulkChange } from './bulk-values';
import { ContractFields, contractRules, contractShape, contractWords } from './contract-fields';
import styles from './people.module.css';
import { choicesQuery, editPeople } from './people.queries';
import { peopleWords } from './people.words';
import { PlaceFields } from './place-fields';

/** An empty field leaves the value of every employee unchanged. */
const shape = { jobTitle: PersonFields.shape.jobTitle, addSkill: Skill.shape.name.nullable() };

interface BulkEditDrawerProps {
  hotel: number;
  ids: number[];
  onClose: () => void;
}

/** Sets place, job title, skills or contract for many employees. Empty fields change nothing. */
export function BulkEditDrawer({ hotel, ids, onClose }: BulkEditDrawerProps) {
  const say = peopleWords.use();
  const id = useId();
  const { data } = useQuery(choicesQuery(hotel));
  const [hasContract, setHasContract] = useState(false);
  const [fault, setFault] = useState<string>();
  const [initial] = useState(() => blankBulk(hotelToday()));
  const form = useForm(initial, {
    shape: hasContract ? { ...shape, ...contractShape } : shape,
    words: hasContract ? contractWords(say) : {},
    rules: {
      ...(hasContract && contractRules(say)),
      // Without a day the past would be corrected too.
      placeFrom: (day, { departmentId, workCentreId, jobTitle }) =>
        day === '' && (departmentId || workCentreId || jobTitle.trim()) ? say('error.day') : undefined,
    },
  });
  const edit = useMutation(editPeople);
  const hasJob = form.values.jobTitle.trim() !== '';
  const isMoving = form.values.departmentId !== '' || form.values.workCentreId !== '' || hasJob;

  function submit(values: BulkValues): void {
    if (edit.isPending) return;
    const change = bulkChange(values, hasContract);
    if (Object.keys(change).length === 0) return setFault(say('error.nothing'));
    edit.mutate(
      { hotel, ids, change: { ...change, ...(isMoving && { fromDay: values.placeFrom }) } },
      {
        onSuccess: ({ changed }) => {
          notify(say('bulkDone', { count: changed }), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('bulkTitle', { count: ids.length })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={hasContract || form.isChanged}
      isBusy={edit.isPending}
      error={edit.error ?? (fault ? new Error(fault) : null)}
    >
      <p className="quiet">{say('bulkLead')}</p>
      <PlaceFields
        hotel={hotel}
        values={form.values}
        errors={{}}
        allLabel={say('keep')}
        onChange={(field, place) => form.set(field, place)}
      />
      <TextField {...form.field('jobTitle')} label={say('jobTitle')} autoComplete="off" />
      {isMoving && (
        <DateField
          label={say('bulkFrom')}
          name="placeFrom"
          required
          value={form.values.placeFrom}
          error={form.errors.placeFrom}
          onChange={(day) => form.set('placeFrom', day)}
        />
      )}
      <TextField {...form.field('addSkill')} label={say('bulkSkill')} autoComplete="off" list={`${id}-skills`} />
      <datalist id={`${id}-skills`}>
        {data?.skills.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {form.values.addSkill !== '' && (
        <DateField
          label={say('expiresOn')}
          name="skillEnds"
          value={form.values.skillEnds}
          onChange={(day) => form.set('skillEnds', day)}
        />
      )}
      <SelectField
        label={say('bulkRemoveSkill')}
        value={form.values.removeSkill}
        options={[
          { value: '', label: say('keep') },
          ...(data?.skills ?? []).map((name) => ({ value: name, label: name })),
        ]}
        onChange={(name) => form.set('removeSkill', name)}
      />
      <Checkbox checked={hasContract} onChange={setHasContract}>
        {say('bulkContract')}
      </Checkbox>
      {hasContract && (
        <fieldset className={styles.part}>
          <legend>{say('terms')}</legend>
          <ContractFields form={form} />
        </fieldset>
      )}
    </FormDialog>
  );
}
