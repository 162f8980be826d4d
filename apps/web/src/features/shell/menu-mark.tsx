import { useQuery } from '@tanstack/react-query';
import { chatPeopleQuery } from '#platform/chat-people.queries';
import styles from './menu-tree.module.css';
import { shellWords } from './shell.words';

/** What waits behind an entry of the menu; asked for only while the entry is in view. */
export function MenuMark({ path }: { path: string }) {
  return path === '/chat' ? <UnseenMessages /> : null;
}

function UnseenMessages() {
  const say = shellWords.use();
  const { data } = useQuery(chatPeopleQuery);
  const count = data?.chatsContacts.reduce((sum, { chat }) => sum + chat.unseenMsgs, 0) ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{say('unread', { count })}</span>
    </span>
  );
}
