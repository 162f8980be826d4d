import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { millisecondsIdle } from '#platform/activity';
import { notices, postNotice, withdrawNotice } from '#platform/notices';
import { queryClient } from '#platform/query-client';
import { waitingQuery } from '#platform/waiting.queries';
import { appNoticesWords } from './app-notices.words';

const minute = 60_000;

/** Polls only while the user is active, so that an unattended page does not keep its session alive. */
const whileUsed = () => (millisecondsIdle() < 10 * minute ? minute : false);

/** Posts a notice with a count: removed at zero, and unread again only if there is news. */
function tellCount(notice: Parameters<typeof postNotice>[0], count: number, isNews: boolean): void {
  const known = notices.get().find(({ key }) => key === notice.key);
  if (count === 0) withdrawNotice(notice.key);
  else if (!known || isNews) postNotice(notice);
  else notices.set(notices.get().map((other) => (other === known ? { ...known, ...notice } : other)));
}

const places = { unreadMails: '/email/inbox', unseenMessages: '/chat', dueTasks: '/todo?sortBy=due-date' } as const;

const apps = new Set<unknown>(['email', 'chat', 'todo']);

/** Refetches the counts whenever an app has loaded data, which may have changed them. */
function useFreshCounts(): void {
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success' || !apps.has(event.query.queryKey[0])) return;
        void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
      }),
    [],
  );
}

/** Posts what is waiting in the apps to the bell. */
export function AppNotices() {
  const { data } = useQuery({ ...waitingQuery, refetchInterval: whileUsed });
  useFreshCounts();
  return (
    <>
      <AppNotice what="unreadMails" count={data?.unreadMails ?? 0} />
      <AppNotice what="unseenMessages" count={data?.unseenMessages ?? 0} />
      <AppNotice what="dueTasks" count={data?.dueTasks ?? 0} />
    </>
  );
}

function AppNotice({ what, count }: { what: keyof typeof places; count: number }) {
  const say = appNoticesWords.use();
  const announced = useRef(0);

  useEffect(() => {
    // Only an increase is news.
    const isNews = count > announced.current;
    announced.current = count;
    tellCount({ key: what, tab: 'apps', text: say(what, { count }), to: places[what] }, count, isNews);
  }, [what, count, say]);

  useEffect(() => () => withdrawNotice(what), [what]);
  return null;
}
