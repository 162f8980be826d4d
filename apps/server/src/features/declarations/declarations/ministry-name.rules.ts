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
 * Returns surname and first name as in the ministry's records, or a sentence that says what to enter. A comma separates
 * them reliably: “Surname, first name”; without one the last word is the surname. Latin letters are sent only if the
 * Latin name has a comma, which says that the records have it so.
 */
export function ministryName({ name, nameGreek, nameLatin }: KnownName): MinistryName | string {
  const greek = nameGreek || (greekLetters.test(name) ? name : '');
  const written = greek || (nameLatin.includes(',') ? nameLatin : '');
  if (written === '')
    return `The name of ${name} is in Latin letters. Enter it in Greek letters; or, if ERGANI has it in Latin letters, enter that as “Surname, first name”.`;
  if (greek && latinLetters.test(greek)) return `The Greek name of ${name} has Latin letters in it. Enter it again.`;
  const { surname, givenName } = parted(written);
  if (surname === '' || givenName === '') return `Of ${name} only one name is known. Enter surname and first name.`;
  return { surname: capitals(surname).slice(0, 50), givenName: capitals(givenName).slice(0, 30) };
}

function parted(written: string): MinistryName {
  const [before = '', after] = written.split(',').map((part) => part.trim());
  if (after !== undefined) return { surname: before, givenName: after };
  const words = before.split(/\s+/);
  return { surname: words.at(-1) ?? '', givenName: words.slice(0, -1).join(' ') };
}

/** Greek capitals have no accents. */
const capitals = (text: string) => text.toLocaleUpperCase('el');
