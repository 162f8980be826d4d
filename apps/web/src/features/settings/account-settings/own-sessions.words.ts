import { words } from '#platform/words';

export const ownSessionsWords = words('own-sessions', {
  thing: 'your sessions',
  lead: 'If you do not recognise a browser, end its session and change your password.',
  endOthers: 'End all other sessions',
  endedOne: 'Session ended',
  endedOthers: 'Your other sessions have ended',
});
