import { codeKey, nameKey } from './fold';
import type { PersonLabel } from './line-labels';
import { isOpenLabel } from './open-words';
import type { Person } from './reading';

/** Finds the person of a line again wherever the sheet names them. */
export interface PeopleRegister {
  /** Position of the person; `part` tells several people of one name apart. */
  personOf(label: PersonLabel, department: string | undefined, part?: string): number;
}

/** A person is the same when code and name are the same. */
export function peopleRegister(people: Person[]): PeopleRegister {
  const positions = new Map<string, number>();
  return {
    personOf(label, department, part = '') {
      const key = `${identity(label)}|${part}`;
      let position = positions.get(key);
      if (position === undefined) {
        position = people.length;
        positions.set(key, position);
        people.push(personFrom(label, department));
      }
      return position;
    },
  };
}

/** Whether a line is named as open work and not as a person. */
export const isOpenLine = ({ name, code }: Pick<PersonLabel, 'name' | 'code'>): boolean =>
  code === undefined && isOpenLabel(name);

/** What makes a label the same person. */
export const identity = ({ name, code }: PersonLabel): string =>
  `${code === undefined ? '' : codeKey(code)}|${nameKey(name)}`;

function personFrom(
  { name, surname, firstName, code, job, department }: PersonLabel,
  heading: string | undefined,
): Person {
  const place = department ?? heading;
  return {
    name,
    ...(surname !== undefined && { surname }),
    ...(firstName !== undefined && { firstName }),
    ...(code !== undefined && { code }),
    ...(job !== undefined && { job }),
    ...(place !== undefined && { department: place }),
    ...(isOpenLine({ name, code }) && { isOpen: true as const }),
  };
}
