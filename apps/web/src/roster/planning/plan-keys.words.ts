import { words } from '#platform/words';

export const planKeyWords = words('planKeys', {
  title: 'Plan',
  type: 'Type hours, a code or leave into a day',
  edit: 'Edit what is planned on a day',
  next: 'Save, then one day down or on',
  choose: 'Choose several days',
  add: 'Choose one more day',
  clipboard: 'Copy, cut, paste',
  fill: 'Fill chosen days down or to the right',
  series: 'Continue the pattern of chosen days down or to the right',
  empty: 'Empty the chosen days',
  steps: 'Undo, redo',
  check: 'Next check',
  note: 'Note on the day',
});
