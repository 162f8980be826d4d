import { words } from '#platform/words';

export const dayPlanWords = words('dayPlan', {
  actions: 'Actions for {{shift}}, {{name}}',
  change: 'Change…',
  changed: 'The shift is changed.',
  undo: 'Undo',
});
