import { words } from '#platform/words';

export const recentImportsWords = words('recentImports', {
  title: 'Recent imports',
  file: 'File',
  at: 'When',
  by: 'By',
  nobody: 'Command line',
  what: 'Content',
  state: 'State',
  undone: 'Undone',
  people: '{{added}} added, {{changed}} changed',
  shifts_one: '{{count}} shift',
  shifts_other: '{{count}} shifts',
  newPeople_one: '{{count}} new person',
  newPeople_other: '{{count}} new people',
  undo: 'Undo',
  undoOne: 'Undo the import of {{name}}',
  question: 'Undo this import?',
  peopleText:
    'The people that were added are deleted, and those that were changed are as before. New departments and work centres stay.',
  rosterText: 'The shifts that were added are deleted, with the people that came with them. New departments stay.',
  undoNow: 'Undo import',
  done: 'Import undone',
});
