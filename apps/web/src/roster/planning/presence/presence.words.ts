import { words } from '#platform/words';

export const presenceWords = words('presence', {
  here: 'Also planning: {{names}}',
  list: 'Who else is planning',
  days: '{{name}}: {{days}}',
  on: '{{name}}: {{person}}, {{day}}',
  changes: '{{name}} is changing {{person}}, {{day}}',
});
