import { words } from '#platform/words';

export const sessionsWords = words('account-sessions', {
  thing: 'sessions',
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
  endAll: 'End all sessions',
  endAllTitle: 'End all sessions of {{name}}?',
  endAllText: 'Anyone using this account has to log in again.',
  endAllOwn: 'The session in this browser stays open.',
  endConfirm: 'End sessions',
  endedOne: 'Session ended',
  endedAll: 'Sessions ended',
});
