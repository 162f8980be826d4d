import { words } from '#platform/words';

export const appNoticesWords = words('app-notices', {
  unreadMails_one: '{{count}} unread mail',
  unreadMails_other: '{{count}} unread mails',
  unseenMessages_one: '{{count}} unseen message',
  unseenMessages_other: '{{count}} unseen messages',
  dueTasks_one: '{{count}} to-do due today or earlier',
  dueTasks_other: '{{count}} to-dos due today or earlier',
});
