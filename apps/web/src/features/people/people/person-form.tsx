import { editedDays, type PersonNumber, personNumbers, personTexts } from '@horae/contract/people/person-fields';
import { isGreek } from '@horae/contract/people/person-name';
import { Fragment, type ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox';
import { DateField } from '#ui/date-field/date-field';
import { TextField } from '#ui/text-field';
import type { useForm } from '#ui/use-form';
import { peopleWords } from './people.words';
import type { PersonValues } from './person-form-values';

type PersonForm = Pick<ReturnType<typeof useForm<PersonValues>>, 'values' | 'errors' | 'set' | 'field'>;
type Say = ReturnType<typeof peopleWords.use>;

export function personWords(say: Say) {
  const required = (name: 'code' | 'surname') => say('error.required', { field: say(name).toLowerCase() });
  return {
    code: required('code'),
    surname: required('surname'),
    email: say('error.email'),
    phone: say('error.phone'),
    taxNumber: say('error.taxNumber'),
    socialSecurityNumber: say('error.socialSecurityNumber'),
  };
}

/** Without the Greek names while the ones above are Greek already. */
function textsFor(values: PersonValues) {
  const hasGreek = values.surnameGreek !== '' || values.firstNameGreek !== '';
  return isGreek(values.surname) && !hasGreek ? personTexts.filter(({ name }) => !name.endsWith('Greek')) : personTexts;
}

interface PersonFieldsetProps {
  form: PersonForm;
  /** The masked numbers on file. */
  stored?: Record<PersonNumber, string>;
  /** What follows the job title. */
  children?: ReactNode;
}

/** The personal data. */
export function PersonFieldset({ form, stored, children }: PersonFieldsetProps) {
  const say = peopleWords.use();
  const removed = form.values.removed.split(' ').filter(Boolean);
  return (
    <>
      {textsFor(form.values).map(({ name, kind, required }, at) => (
        <Fragment key={name}>
          <TextField
            {...form.field(name)}
            label={say(name)}
            type={kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            required={required !== null}
            data-autofocus={at === 0 || undefined}
          />
          {name === 'jobTitle' && children}
        </Fragment>
      ))}
      {editedDays.map(({ name }) => (
        <DateField
          key={name}
          label={say(name)}
          name={name}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(day) => form.set(name, day)}
        />
      ))}
      {personNumbers.map(({ name }) => (
        <div key={name}>
          <TextField
            {...form.field(name)}
            label={say(name)}
            inputMode="numeric"
            autoComplete="off"
            disabled={removed.includes(name)}
            hint={stored?.[name] ? say('keptNumber', { number: stored[name] }) : undefined}
          />
          {stored?.[name] && (
            <Checkbox
              checked={removed.includes(name)}
              onChange={(isRemoved) => {
                const others = removed.filter((other) => other !== name);
                form.set('removed', (isRemoved ? [...others, name] : others).join(' '));
                if (isRemoved) form.set(name, '');
              }}
            >
              {say('removeNumber', { field: say(name) })}
            </Checkbox>
          )}
        </div>
      ))}
    </>
  );
}
