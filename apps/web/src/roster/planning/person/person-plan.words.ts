import { words } from '#platform/words';

export const personPlanWords = words('personPlan', {
  week: 'Days of the week',
  empty: 'Nothing planned',
  hours: '{{hours}} planned',
  'hours.ofContract': '{{hours}} of {{contract}} planned',
  code: 'Times or code',
  'code.hint': 'Such as 8-16, 8-12/18-22, off, al or sick',
  'code.unknown': 'This is not understood. Type times such as 8-16, or a code.',
  'code.missing': 'Enter times or a code.',
  set: 'Set',
  templates: 'Shift templates',
  dayOff: 'Day off',
  change: 'Change {{shift}}',
  clear: 'Take off the plan',
  done: 'Done',
});
