import { words } from '#platform/words';

export const submissionsWords = words('submissions', {
  toApprove_one: '{{count}} to approve',
  toApprove_other: '{{count}} to approve',
  submitted: 'Submitted for approval',
  sentBack: 'Sent back',
});
