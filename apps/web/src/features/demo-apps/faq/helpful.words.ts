import { words } from '#platform/words';

export const helpfulWords = words('helpful', {
  ask: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you.',
  counts_one: '{{yes}} of {{count}} reader found this helpful.',
  counts_other: '{{yes}} of {{count}} readers found this helpful.',
});
