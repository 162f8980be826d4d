import { words } from '#platform/words';

export const namesWords = words('peopleNames', {
  title: 'Confirm names',
  lead: 'The surname of these people was guessed from a name in one text. Nothing is declared to ERGANI for them until somebody confirms it.',
  thing: 'names',
  guessed_one: 'The surname of {{count}} person was guessed.',
  guessed_other: 'The surnames of {{count}} people were guessed.',
  of: '{{name}}, code {{code}}',
  surname: 'Surname',
  firstName: 'First name',
  noSurname: 'Enter a surname.',
  swap: 'Swap surname and first name of {{name}}',
  confirm: 'Confirm',
  confirmAll_one: 'Confirm the name shown',
  confirmAll_other: 'Confirm all {{count}} shown',
  confirmed_one: '{{count}} name confirmed',
  confirmed_other: '{{count}} names confirmed',
  first: 'The first {{count}} of {{total}} are shown.',
  none: 'Every surname is confirmed.',
  toList: 'All people',
});
