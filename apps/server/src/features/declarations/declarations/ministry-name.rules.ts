/** An employee's name as entered. */
export interface KnownName {
  name: string;
  nameGreek: string;
  nameLatin: string;
}

export interface MinistryName {
  surname: string;
  givenName: string;
}

const greekLetters = /\p{Script=Greek}/u;
const latinLetters = /\p{Script=Latin}/u;

/**
 * Returns surname and first name as in the ministry's records, or a sentence that says what to enter. Only a comma tells
 * them apart: “Surname, first name”; hotels write either first, so that without one nothing is sent. Latin letters are
 * sent only if the Latin name has a comma, which says that the records have it so.
 */
export function ministryName({ name, nameGreek, nameLatin }: KnownName): MinistryName | string {
  const greek = nameGreek || (greekLetters.test(name) ? name : '');
  const written = greek || (nameLatin.includes(',') ? nameLatin : '');
  if (written === '')
    return `The name of ${name} is in Latin letters. Enter it in Greek letters; or, if ERGANI has it in Latin letters, enter that as “Surname, first name”.`;
  if (greek && latinLetters.test(greek))
    return `The Greek name of ${name} has Latin letters in it. Enter it in Greek letters.`;
  if (!/[\s,]/.test(written.trim())) return onlyOne(name);
  const [surname = '', givenName] = written.split(',').map((part) => part.trim());
  if (givenName === undefined)
    return `Which part of “${written.trim()}” is the surname? Enter it under Greek name as “Surname, first name”.`;
  if (surname === '' || givenName === '') return onlyOne(name);
  return { surname: capitals(surname).slice(0, 50), givenName: capitals(givenName).slice(0, 30) };
}

const onlyOne = (name: string) => `For ${name} only one name is known. Enter the surname and the first name.`;

/** Greek capitals have no accents. */
const capitals = (text: string) => text.toLocaleUpperCase('el');
