/** A name as the cells of a row have it; empty where they have none. */
interface NameCells {
  name: string;
  firstName: string;
  lastName: string;
  nameGreek: string;
}

const isGreek = (text: string) => /\p{Script=Greek}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/**
 * Returns the Greek name as “Surname, first name” where the file tells the surname: by a comma, by columns of its own,
 * or by the order of names with two words. Otherwise it is as written, or empty.
 */
export function greekNameOfRow(
  { name, firstName, lastName, nameGreek }: NameCells,
  surname?: 'first' | 'last',
): string {
  const ofColumns = isGreek(firstName) && isGreek(lastName) ? `${lastName}, ${firstName}` : '';
  if (nameGreek === '' && ofColumns) return ofColumns;
  const written = nameGreek || (isGreek(name) ? name : '');
  const words = written.split(/\s+/);
  if (written.includes(',') || words.length !== 2 || surname === undefined) return nameGreek;
  return (surname === 'first' ? words : words.toReversed()).join(', ');
}

/** Whether a record has a Greek name of which nobody told the surname. */
export function isSurnameUnclear({ name = '', nameGreek = '' }: { name?: string; nameGreek?: string }): boolean {
  const written = nameGreek || (isGreek(name) ? name : '');
  return written !== '' && !written.includes(',');
}
