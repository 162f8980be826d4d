import { words } from '#platform/words';

export const officeWords = words('area.office', {
  group: 'Office',
  calendar: 'Calendar',
  todo: 'To-do',
  email: 'E-mail',
  chat: 'Chat',
});
