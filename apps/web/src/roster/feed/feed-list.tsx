import type { RosterFeed } from '@horae/contract/scheduling/roster-feeds.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { formatDate, formatSmart } from '#platform/format-date';
import { RevokeAddress } from '#ui/feeds/revoke-address';
import { Message } from '#ui/message';
import { feedWords } from './feed.words';
import styles from './feed-dialog.module.css';
import { revokeFeed } from './roster-feeds.queries';

interface FeedListProps {
  feeds: readonly RosterFeed[];
  whose: { hotel: number; employeeId: number };
  timeZone: string;
}

/** The active feeds: when each was last read, and a button to revoke it, with confirmation. */
export function FeedList({ feeds, whose, timeZone }: FeedListProps) {
  const say = feedWords.use();
  const revoking = useMutation(revokeFeed(whose, say('revoked')));
  const [asked, setAsked] = useState<number>();
  if (feeds.length === 0) return <p>{say('none')}</p>;
  return (
    <>
      {revoking.error && <Message kind="danger">{errorText(revoking.error)}</Message>}
      <ul className={styles.list} aria-label={say('list')}>
        {feeds.map(({ id, createdAt, lastReadAt }) => {
          const date = formatDate(createdAt, timeZone);
          const read = lastReadAt ? say('read', { date: formatSmart(lastReadAt, timeZone) }) : say('unread');
          return (
            <li key={id}>
              <span>
                {say('made', { date })} · {read}
              </span>
              <RevokeAddress
                label={say('revokeMade', { date })}
                sure={say('sure')}
                className={styles.sure}
                say={say}
                isAsked={asked === id}
                isPending={revoking.isPending}
                onAsk={(isAsked) => setAsked(isAsked ? id : undefined)}
                onRevoke={() => revoking.mutate(id, { onSettled: () => setAsked(undefined) })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
