import { words } from '#platform/words';

export const helpfulWords = words('helpful', {
  ask: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you.',
});
