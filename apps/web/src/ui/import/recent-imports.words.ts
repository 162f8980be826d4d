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
  changedToo_one: '{{count}} changed',
  changedToo_other: '{{count}} changed',
  removedToo_one: '{{count}} removed',
  removedToo_other: '{{count}} removed',
  newPeople_one: '{{count}} new person',
  newPeople_other: '{{count}} new people',
  undo: 'Undo',
  undoOne: 'Undo the import of {{name}}',
  question: 'Undo this import?',
  peopleText:
    'The people it added are deleted, and those it changed are as before. Departments and work centres that it added stay.',
  rosterText:
    'The shifts and leave it added are deleted, and the people it brought; what it changed or removed is as before. Departments that it added stay.',
  undoNow: 'Undo import',
  reason: 'Reason',
  'reason.hint': 'Stays with the roster and is shown in its history.',
  done: 'Import undone',
});
