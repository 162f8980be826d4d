import { words } from '#platform/words';

export const appNoticesWords = words('app-notices', {
  unreadMails_one: '{{count}} unread mail',
  unreadMails_other: '{{count}} unread mails',
});
