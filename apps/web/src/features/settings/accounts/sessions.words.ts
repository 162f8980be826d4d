import { words } from '#platform/words';

export const sessionsWords = words('account-sessions', {
  thing: 'sessions',
  open: 'Logged in now',
  openNone: 'Logged in nowhere.',
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
  endAllText: 'Who is logged in by this account has to log in again.',
  endAllOwn: 'The session of this browser stays.',
  endConfirm: 'End sessions',
  endedOne: 'Session ended',
  endedAll: 'Sessions ended',
});
