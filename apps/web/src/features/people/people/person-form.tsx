import { isSocialSecurityNumber, isTaxNumber } from '@horae/contract/greek-numbers';
import type { Person, PersonFields } from '@horae/contract/person';
import { looksLikeEmail } from '#platform/email-address';
import { Checkbox } from '#ui/checkbox';
import { DateField } from '#ui/date-field/date-field';
import { TextField } from '#ui/text-field';
import type { useForm } from '#ui/use-form';
import { peopleWords } from './people.words';

const texts = ['code', 'name', 'nameGreek', 'nameLatin', 'jobTitle', 'email', 'phone'] as const;
const numbers = ['taxNumber', 'socialSecurityNumber'] as const;
const limits = { code: 40, name: 120, nameGreek: 120, nameLatin: 120, jobTitle: 80, email: 254, phone: 40 };

type NumberField = (typeof numbers)[number];

/** `removed` names the stored numbers that go. */
export type PersonValues = Record<(typeof texts)[number] | NumberField | 'firstDay' | 'removed', string>;

type PersonForm = Pick<ReturnType<typeof useForm<PersonValues>>, 'values' | 'errors' | 'set' | 'field'>;
type Say = ReturnType<typeof peopleWords.use>;

export const blankPerson: PersonValues = {
  code: '',
  name: '',
  nameGreek: '',
  nameLatin: '',
  jobTitle: '',
  email: '',
  phone: '',
  firstDay: '',
  taxNumber: '',
  socialSecurityNumber: '',
  removed: '',
};

/** Stored numbers are not filled in: only new ones are sent. */
export function personValues(person: Person): PersonValues {
  const filled = Object.fromEntries(texts.map((name) => [name, person[name]]));
  return { ...blankPerson, ...filled, firstDay: person.firstDay ?? '' };
}

const digits = (text: string) => text.replaceAll(/[\s-]/g, '');

/** What was changed, as it is sent. */
export function changedFields(values: PersonValues, initial: PersonValues): Partial<PersonFields> {
  const changed = texts.flatMap((name) => {
    const text = values[name].trim();
    return text === initial[name] ? [] : [[name, text]];
  });
  const given = numbers.flatMap((name) => {
    if (values.removed.includes(name)) return [[name, '']];
    return values[name] === '' ? [] : [[name, digits(values[name])]];
  });
  const fields: Partial<PersonFields> = Object.fromEntries([...changed, ...given]);
  if (values.firstDay !== initial.firstDay) fields.firstDay = values.firstDay || null;
  return fields;
}

export function personRules(say: Say) {
  const required = (name: 'code' | 'name') => (value: string) =>
    value.trim() === '' ? say('error.required', { field: say(name).toLowerCase() }) : undefined;
  return {
    code: required('code'),
    name: required('name'),
    email: (value: string) => (value.trim() === '' || looksLikeEmail(value) ? undefined : say('error.email')),
    phone: (value: string) => (/^[\d\s()+./-]*$/.test(value) ? undefined : say('error.phone')),
    taxNumber: (value: string) => (value === '' || isTaxNumber(digits(value)) ? undefined : say('error.taxNumber')),
    socialSecurityNumber: (value: string) =>
      value === '' || isSocialSecurityNumber(digits(value)) ? undefined : say('error.socialSecurityNumber'),
  };
}

/** Who somebody is; `stored` are the masked numbers there are. */
export function PersonFieldset({ form, stored }: { form: PersonForm; stored?: Record<NumberField, string> }) {
  const say = peopleWords.use();
  const removed = form.values.removed.split(' ').filter(Boolean);
  return (
    <>
      {texts.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={say(name)}
          type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
          maxLength={limits[name]}
          required={name === 'code' || name === 'name'}
          data-autofocus={name === 'code' || undefined}
        />
      ))}
      <DateField
        label={say('firstDay')}
        name="firstDay"
        value={form.values.firstDay}
        error={form.errors.firstDay}
        onChange={(day) => form.set('firstDay', day)}
      />
      {numbers.map((name) => (
        <div key={name}>
          <TextField
            {...form.field(name)}
            label={say(name)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
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
