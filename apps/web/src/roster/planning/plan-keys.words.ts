import { words } from '#platform/words';

export const planKeyWords = words('planKeys', {
  title: 'Plan',
  type: 'Type hours, a code or leave into a day',
  edit: 'Edit what is planned on a day',
  next: 'Save, then one day down or on',
  choose: 'Choose several days',
  add: 'Choose one more day',
  lift: 'Pick up the shift or the chosen days',
  carry: 'Move what you picked up',
  ends: 'Move its end or its start',
  fine: 'With the arrows: steps of 5 minutes instead of 15',
  putDown: 'Put it down, put down a copy, or give it back',
  clipboard: 'Copy, cut, paste',
  fill: 'Fill chosen days down or to the right',
  series: 'Continue the pattern of chosen days down or to the right',
  empty: 'Empty the chosen days',
  steps: 'Undo, redo',
  check: 'Next check',
  note: 'Note on the day',
  'hand.hint':
    'Arrows move it. Shift and ← → move its end, Ctrl its start.\nEnter puts it down, Shift+Enter a copy. Escape gives it back.',
  'hand.lifted': 'Picked up. {{text}}',
  'hand.moved': '{{text}}',
  'hand.down': 'Put down: {{text}}',
  'hand.back': 'Back where it was.',
});
