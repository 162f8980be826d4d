import { words } from '#platform/words';

export const helpfulWords = words('helpful', {
  ask: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you.',
  counts_one: 'It helped {{yes}} of {{count}} who said so.',
  counts_other: 'It helped {{yes}} of {{count}} who said so.',
});
