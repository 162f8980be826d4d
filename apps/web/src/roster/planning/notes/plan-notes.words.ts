import { words } from '#platform/words';

export const planNotesWords = words('planNotes', {
  menu: 'Note or pin…',
  add: 'Add a note or pin',
  edit: 'Change the note or pin',
  title: 'Note: {{name}}, {{day}}',
  text: 'Note',
  hint: 'Only people who plan this person see it.',
  pin: 'Pin this day',
  pinHint: 'Copying, filling and clearing many days leave a pinned day as it is.',
  pinned: 'Pinned',
  line: '{{text}} ({{by}})',
  wished: 'Wish: {{what}}',
  wishes: 'Wishes…',
  wishesOf: 'Wishes: {{name}}',
  noWishes: 'There are no wishes for the days shown.',
  save: 'Save',
  failed: 'Notes and pins could not be loaded.',
  stale: 'Somebody else has changed this note. It now says: {{text}}',
  staleEmpty: 'Somebody else has removed this note.',
  again: 'Saving again replaces it.',
});
