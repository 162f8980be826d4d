import { useQuery } from '@tanstack/react-query';
import { chatPeopleQuery } from '#platform/chat-people.queries';
import { mailCountsQuery } from '#platform/mail-counts.queries';
import { waitingQuery } from '#platform/waiting.queries';
import styles from './menu-tree.module.css';
import { shellWords } from './shell.words';

/** The number of unread items in the pages of a closed group. */
export function GroupMark() {
  const { data } = useQuery(waitingQuery);
  return <Mark count={data ? data.unreadMails + data.unseenMessages : 0} />;
}

/** The number of unread items of a menu entry; fetched only while the entry is visible. */
export function MenuMark({ path }: { path: string }) {
  if (path === '/email') return <UnreadMails />;
  return path === '/chat' ? <UnseenMessages /> : null;
}

function UnreadMails() {
  const { data } = useQuery(mailCountsQuery);
  return <Mark count={data?.inbox ?? 0} />;
}

function UnseenMessages() {
  const { data } = useQuery(chatPeopleQuery);
  return <Mark count={data?.chatsContacts.reduce((sum, { chat }) => sum + chat.unseenMsgs, 0) ?? 0} />;
}

function Mark({ count }: { count: number }) {
  const say = shellWords.use();
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{say('unread', { count })}</span>
    </span>
  );
}
