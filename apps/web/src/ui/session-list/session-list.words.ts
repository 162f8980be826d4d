import { words } from '#platform/words';

export const sessionListWords = words('session-list', {
  open: 'Logged in now',
  openNone: 'Not logged in anywhere.',
  last: 'Last logins',
  lastNone: 'Has never logged in.',
  since: 'since {{time}}',
  at: '{{time}}',
  ended: 'ended {{time}}',
  own: 'This browser',
  unknownAgent: 'Unknown browser',
  end: 'End',
  endOf: 'End the session of {{agent}}, {{time}}',
});
