import { words } from '#platform/words';

export const noPageWords = words('noPage', {
  'notFound.title': 'Page not found',
  'notFound.text': 'There is no page at this address (404).',
  'notFound.search': 'Search',
  goToTimeline: 'Go to Staff timeline',
  logIn: 'Log in',
  back: 'Back',
  home: 'Home',
  'noAccess.title': 'No access to this page',
  'noAccess.role': 'You are signed in as {{role}}.',
  'noAccess.asked': 'You tried to open',
  'noAccess.other': 'Log in as someone else',
  'role.admin': 'administrator',
  'role.client': 'client',
});
