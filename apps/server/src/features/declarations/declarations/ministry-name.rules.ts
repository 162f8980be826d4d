import { isGreek, nameForState, type PersonNames } from '@horae/contract/people/person-name';

/** An employee's names as stored. */
export interface KnownName extends PersonNames {
  /** As lists show it. */
  name: string;
  isNameConfirmed: boolean;
}

export interface MinistryName {
  surname: string;
  givenName: string;
}

/**
 * Returns surname and first name as in the ministry's records, or a sentence that says what to enter. A surname that
 * nobody has confirmed is not sent. Latin letters are sent only if they were entered as such, which says that the
 * records have the name so.
 */
export function ministryName({ name, isNameConfirmed, ...names }: KnownName): MinistryName | string {
  const { surname, firstName, from } = nameForState(names);
  if (from !== 'latin' && !greekLetters.test(surname + firstName))
    return `The name of ${name} is in Latin letters. Enter it in Greek letters; or, if ERGANI has it in Latin letters, enter surname and first name under Latin letters.`;
  if (from !== 'latin' && !isGreek(`${surname} ${firstName}`))
    return `The Greek name of ${name} has Latin letters in it. Enter it in Greek letters.`;
  if (!isNameConfirmed)
    return `Confirm the surname of ${name} under People, “Confirm names”: is “${surname}” the surname and “${firstName}” the first name?`;
  if (surname.trim() === '' || firstName.trim() === '')
    return `For ${name} only one name is known. Enter the surname and the first name.`;
  return { surname: capitals(surname).slice(0, 50), givenName: capitals(firstName).slice(0, 30) };
}

const greekLetters = /\p{Script=Greek}/u;

/** Greek capitals have no accents. */
const capitals = (text: string) => text.trim().toLocaleUpperCase('el');
