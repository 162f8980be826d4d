import { words } from '#platform/words';

export const dayPlanWords = words('dayPlan', {
  actions: 'Actions for {{shift}}, {{name}}',
  change: 'Change…',
  split: 'Split…',
  dayOff: 'Day off instead',
  remove: 'Take off the plan',
  add: 'Add a shift',
  'done.change': 'The shift is changed.',
  'done.cover': 'The cover is planned.',
  'done.open': 'The shift is left open.',
  'done.split': 'The shift is split.',
  'done.dayOff': '{{name}} has a day off.',
  'done.remove': 'The shift is taken off the plan.',
  'done.add': 'The shift is added.',
  'split.title': 'Split {{shift}}, {{name}}',
  'split.end': 'First part ends',
  'split.start': 'Second part begins',
  'split.endFault': 'Enter a time within the shift.',
  'split.startFault': 'Enter a time after the first part and within the shift.',
  undo: 'Undo',
  openPlan: 'Open in plan',
});
