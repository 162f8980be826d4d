import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { millisecondsIdle } from '#platform/activity';
import { mailCountsQuery } from '#platform/mail-counts.queries';
import { notices, postNotice, withdrawNotice } from '#platform/notices';
import { appNoticesWords } from './app-notices.words';

const minute = 60_000;
const key = 'mail';

/** Asked for while somebody is there; a page that is left alone does not keep its session. */
const whileUsed = () => (millisecondsIdle() < 10 * minute ? minute : false);

/** A notice that counts something: gone at none, unread again only when there is news. */
function tellCount(notice: Parameters<typeof postNotice>[0], count: number, isNews: boolean): void {
  const known = notices.get().find(({ key }) => key === notice.key);
  if (count === 0) withdrawNotice(notice.key);
  else if (!known || isNews) postNotice(notice);
  else notices.set(notices.get().map((other) => (other === known ? { ...known, ...notice } : other)));
}

/** Tells the bell what waits in the apps. */
export function AppNotices() {
  const say = appNoticesWords.use();
  const { data } = useQuery({ ...mailCountsQuery, refetchInterval: whileUsed });
  const count = data?.inbox ?? 0;
  const told = useRef(0);

  useEffect(() => {
    // Only more than before is news.
    const isNews = count > told.current;
    told.current = count;
    tellCount({ key, tab: 'apps', text: say('unreadMails', { count }), to: '/email/inbox' }, count, isNews);
  }, [count, say]);

  useEffect(() => () => withdrawNotice(key), []);
  return null;
}
