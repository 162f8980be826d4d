import { words } from '#platform/words';

/** The area and its pages in the menu. */
export const officeWords = words('area.office', {
  group: 'Office',
  calendar: 'Calendar',
  todo: 'To-do',
  email: 'E-mail',
  chat: 'Chat',
});
