import { foldText } from '@horae/contract/fold-text';
import { Skill } from '@horae/contract/person';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { choicesQuery, setSkills } from './people.queries';
import { peopleWords } from './people.words';
import { afterSending, type PersonDialogProps } from './person-dialog';

const blank = { name: '', expiresOn: '' };

export function SkillDialog(props: PersonDialogProps) {
  const { person, seen, isReading, onClose } = props;
  const say = peopleWords.use();
  const id = useId();
  const { data } = useQuery(choicesQuery(seen.hotel));
  const form = useForm(blank, {
    shape: Skill.shape,
    words: { name: say('error.required', { field: say('skill').toLowerCase() }) },
    rules: {
      name: (name) => {
        const isHeld = person.skills.some((skill) => foldText(skill.name) === foldText(name.trim()));
        return isHeld ? say('error.twice') : undefined;
      },
    },
  });
  const set = useMutation(setSkills);

  function submit({ name, expiresOn }: typeof blank): void {
    if (set.isPending || isReading) return;
    const skill = { name: name.trim(), expiresOn: expiresOn || null };
    set.mutate({ ...seen, skills: [...person.skills, skill] }, afterSending(props, say('saved')));
  }

  return (
    <FormDialog
      title={say('addSkill')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.name !== '' || form.values.expiresOn !== ''}
      isBusy={set.isPending || isReading}
      error={set.error}
      submit={say('addSkill')}
    >
      <TextField
        {...form.field('name')}
        label={say('skill')}
        required
        autoComplete="off"
        list={`${id}-known`}
        data-autofocus
      />
      <datalist id={`${id}-known`}>
        {data?.skills.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <DateField
        label={say('expiresOn')}
        name="expiresOn"
        value={form.values.expiresOn}
        onChange={(day) => form.set('expiresOn', day)}
      />
    </FormDialog>
  );
}
