import { words } from '#platform/words';

export const sessionsWords = words('account-sessions', {
  thing: 'sessions',
  endAll: 'End all sessions',
  endAllTitle: 'End all sessions of {{name}}?',
  endAllText: 'Anyone using this account has to log in again.',
  endAllOwn: 'The session in this browser stays open.',
  endConfirm: 'End sessions',
  endedOne: 'Session ended',
  endedAll: 'Sessions ended',
});
