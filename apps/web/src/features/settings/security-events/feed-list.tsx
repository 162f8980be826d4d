import type { SecurityEventFeed } from '@horae/contract/settings/security-event-rows';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { formatDate, formatSmart } from '#platform/format-date';
import { RevokeAddress } from '#ui/feeds/revoke-address';
import { Message } from '#ui/message';
import { eventFeedsWords } from './event-feeds.words';
import styles from './security-events.module.css';
import { revokeFeed } from './security-events.queries';

/** The active addresses: whose they are, when each was last read, and a button to revoke it, with confirmation. */
export function FeedList({ feeds }: { feeds: readonly SecurityEventFeed[] }) {
  const say = eventFeedsWords.use();
  const revoking = useMutation(revokeFeed(say('revoked')));
  const [asked, setAsked] = useState<number>();
  if (feeds.length === 0) return <p>{say('none')}</p>;
  return (
    <>
      {revoking.error && <Message kind="danger">{errorText(revoking.error)}</Message>}
      <ul className={styles.list} aria-label={say('list')}>
        {feeds.map(({ id, name, createdAt, lastReadAt }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <br />
              <span className="quiet small">
                {say('made', { date: formatDate(createdAt) })} ·{' '}
                {lastReadAt ? say('read', { date: formatSmart(lastReadAt) }) : say('unread')}
              </span>
            </span>
            <RevokeAddress
              label={say('revokeOf', { name })}
              sure={say('sure', { name })}
              say={say}
              isAsked={asked === id}
              isPending={revoking.isPending}
              onAsk={(isAsked) => setAsked(isAsked ? id : undefined)}
              onRevoke={() => revoking.mutate(id, { onSettled: () => setAsked(undefined) })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
