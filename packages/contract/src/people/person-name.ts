/** The two parts of a name; one of them may be empty. */
export interface NameParts {
  surname: string;
  firstName: string;
}

/** The names of a person: as the hotel shows it, and in either letters where these differ. */
export interface PersonNames extends NameParts {
  surnameGreek: string;
  firstNameGreek: string;
  surnameLatin: string;
  firstNameLatin: string;
}

export const nameFields = [
  'surname',
  'firstName',
  'surnameGreek',
  'firstNameGreek',
  'surnameLatin',
  'firstNameLatin',
] as const satisfies readonly (keyof PersonNames)[];

/** Whether a text has Greek letters and no Latin ones. */
export const isGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/** Returns the name as lists show it: surname first in Greek letters, otherwise first name first. */
export function shownName({ surname, firstName }: NameParts): string {
  const parts = isGreek(surname + firstName) ? [surname, firstName] : [firstName, surname];
  return parts.filter((part) => part !== '').join(' ');
}

/**
 * Splits a name written as one text, without changing how it is shown. It is certain where a comma or the caller says
 * which part is the surname, and for two words in Latin letters; hotels write Greek names either way round.
 */
export function splitName(text: string, surname?: 'first' | 'last'): NameParts & { isCertain: boolean } {
  const [before = '', ...after] = text.split(',').map((part) => part.trim());
  const following = after.filter((part) => part !== '').join(' ');
  if (following !== '') return { surname: before, firstName: following, isCertain: true };
  const words = before.split(/\s+/);
  const isFirst = surname ? surname === 'first' : isGreek(before);
  const at = isFirst ? 1 : words.length - 1;
  const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const isCertain = words.length === 1 || (words.length === 2 && (surname !== undefined || !isGreek(before)));
  return words.length === 1
    ? { surname: before, firstName: '', isCertain }
    : { surname: isFirst ? head : tail, firstName: isFirst ? tail : head, isCertain };
}

/** The pair of names that goes to the state: Greek ones where there are any, otherwise Latin ones that were entered. */
export function nameForState(names: PersonNames): NameParts & { from: 'shown' | 'greek' | 'latin' } {
  if (names.surnameGreek || names.firstNameGreek)
    return { surname: names.surnameGreek, firstName: names.firstNameGreek, from: 'greek' };
  if (isGreek(names.surname + names.firstName) || !(names.surnameLatin || names.firstNameLatin))
    return { surname: names.surname, firstName: names.firstName, from: 'shown' };
  return { surname: names.surnameLatin, firstName: names.firstNameLatin, from: 'latin' };
}
