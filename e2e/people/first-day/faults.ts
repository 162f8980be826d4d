import type { Person } from './people';

/** A fault in the file, and what the check must say of its row. */
export interface Fault {
  name: string;
  spoil: (person: Person, others: readonly Person[]) => Partial<Person>;
  says: RegExp;
  /** Whether the row comes in all the same, mended. */
  isMended?: boolean;
}

const withoutZero = (text: string) => text.replace(/^0/, '');

const mended: Fault[] = [
  {
    name: 'tax number without its zero',
    spoil: ({ taxNumber }) => ({ taxNumber: withoutZero(taxNumber) }),
    says: /zero at the beginning of the tax number/,
    isMended: true,
  },
  {
    name: 'social-security number without its zero',
    spoil: ({ socialSecurityNumber }) => ({ socialSecurityNumber: withoutZero(socialSecurityNumber) }),
    says: /zero at the beginning of the social-security number/,
    isMended: true,
  },
  {
    name: 'a day as a number',
    spoil: () => ({ firstDay: '45383' }),
    says: /“45383” was read as the day 2024-04-01/,
    isMended: true,
  },
  {
    name: 'a year of two digits',
    spoil: () => ({ firstDay: '1/4/24' }),
    says: /“1\/4\/24” was read as the day 2024-04-01/,
    isMended: true,
  },
];

/** The letters of the codes that look the same in Latin. */
const latin: Readonly<Record<string, string>> = { Ο: 'O', Υ: 'Y', Ε: 'E', Μ: 'M', Κ: 'K', Η: 'H' };

const refused: Fault[] = [
  {
    name: 'the code of another line in Latin letters',
    spoil: (_, others) => ({ code: others[0]!.code.replace(/^./, (letter) => latin[letter]!) }),
    says: /looks like the code/,
  },
  { name: 'a day that does not exist', spoil: () => ({ firstDay: '31/02/2024' }), says: /firstDay/ },
  { name: 'an e-mail without @', spoil: () => ({ email: 'anna.akti.example' }), says: /email/ },
  { name: 'a wrong tax number', spoil: () => ({ taxNumber: '123456789' }), says: /taxNumber/ },
  { name: 'no surname', spoil: () => ({ surname: '' }), says: /surname/ },
  { name: 'hours in letters', spoil: () => ({ weeklyHours: 'σαράντα' }), says: /weeklyHours/ },
  { name: 'the code of another line', spoil: (_, others) => ({ code: others[0]!.code }), says: /already on line/ },
];

/** Five faults for each file, not the same in each: three that are mended and two that a person has to correct. */
export const faultsOf = (file: number): Fault[] => [
  ...[0, 1, 2].map((at) => mended[(file + at) % mended.length]!),
  ...[0, 1].map((at) => refused[(file * 2 + at) % refused.length]!),
];

/** The rows with faults begin after the first two. */
export const faultAt = 2;

export function spoiled(people: readonly Person[], file: number): Person[] {
  const faults = faultsOf(file);
  return people.map((person, at) => {
    const fault = faults[at - faultAt];
    return fault ? { ...person, ...fault.spoil(person, people) } : person;
  });
}
