import { words } from '#platform/words';

export const declaringWords = words('declaring', {
  count: '{{taken}} of {{total}}',
  day: '{{name}}, {{day}}',
  late: 'late',
  corrects: 'declared {{says}}',
  peopleOf: 'People of {{department}}',
  more: 'Show more people',
});
