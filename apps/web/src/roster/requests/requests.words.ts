import { words } from '#platform/words';

/** Shared texts of all views of correction requests. */
export const requestsWords = words('requests', {
  'direction.in': 'In',
  'direction.out': 'Out',
  'direction.unknown': 'Punch',
  added: '{{direction}} {{to}}, forgotten',
  moved: '{{direction}} {{from}} → {{to}}',
  turned: '{{was}} {{from}} → {{direction}} {{to}}',
  never: '{{was}} {{from}} did not happen',
  'state.open': 'Open',
  'state.accepted': 'Accepted',
  'state.refused': 'Rejected',
  'state.withdrawn': 'Withdrawn',
});
