import { byName, editedDays, personNumbers, personTexts } from '@horae/contract/people/person-fields';
import type { Person, PersonFields } from '@horae/contract/person';

/** `removed` lists the stored numbers to delete. */
export type PersonValues = Record<keyof PersonFields | 'removed', string>;

export const blankPerson: PersonValues = {
  ...byName(personTexts, () => ''),
  ...byName(editedDays, () => ''),
  ...byName(personNumbers, () => ''),
  removed: '',
};

/** Stored numbers are not prefilled; only new ones are sent. */
export function personValues(person: Person): PersonValues {
  return {
    ...blankPerson,
    ...byName(personTexts, ({ name }) => (name === 'jobTitle' ? person.jobs.at(-1)!.jobTitle : person[name])),
    ...byName(editedDays, ({ name }) => person[name] ?? ''),
  };
}

const digits = (text: string) => text.replaceAll(/[\s-]/g, '');

/** The changed fields, as they are sent. */
export function changedFields(values: PersonValues, initial: PersonValues): Partial<PersonFields> {
  const changed = personTexts.flatMap(({ name }) => {
    const text = values[name].trim();
    return text === initial[name] ? [] : [[name, text]];
  });
  const days = editedDays.flatMap(({ name }) => (values[name] === initial[name] ? [] : [[name, values[name] || null]]));
  const given = personNumbers.flatMap(({ name }) => {
    if (values.removed.includes(name)) return [[name, '']];
    return values[name] === '' ? [] : [[name, digits(values[name])]];
  });
  return Object.fromEntries([...changed, ...days, ...given]);
}
