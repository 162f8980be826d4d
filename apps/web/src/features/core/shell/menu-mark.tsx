import { sumOf, useKnownWaiting } from '#platform/use-waiting';
import { waitingAt } from '#ui/waiting/waiting-places';
import styles from './menu-tree.module.css';
import { shellWords } from './shell.words';

/** Pages whose badge counts what was not read yet. */
const unreadPages = new Set(['/email', '/chat']);
const most = 99;

/** How much waits at some pages of the menu: at one entry, or at all those of a closed group. */
export function MenuMark({ pages }: { pages: readonly string[] }) {
  const say = shellWords.use();
  const { data } = useKnownWaiting();
  const count = sumOf(waitingAt(pages, data));
  if (count === 0) return null;
  const isUnread = pages.length === 1 && unreadPages.has(pages[0]!);
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="visually-hidden">{say(isUnread ? 'unread' : 'waiting', { count })}</span>
    </span>
  );
}
