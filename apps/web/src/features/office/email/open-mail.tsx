import type { Email } from '@horae/contract/office/emails';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError } from '#platform/api-error';
import type { TextSearch } from '#platform/screen-search';
import { buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { QueryStates } from '#ui/query-states';
import { ScreenTitle } from '#ui/screen-title';
import { SkeletonBlock } from '#ui/skeleton';
import { emailQuery } from './email.queries';
import { emailWords } from './email.words';
import { MailMessage } from './mail-message';
import styles from './mail-message.module.css';
import type { MailActions } from './use-mail-actions';

interface OpenMailProps {
  id: number;
  /** The e-mail as listed, shown until all of it has loaded. */
  listed: Email | undefined;
  boxName: string;
  search: TextSearch;
  actions: MailActions;
  onBack: () => void;
  onNeighbour: (dir: 'previous' | 'next') => void;
  onWrite: (compose: string) => void;
}

/** An e-mail by id. Opening it marks it as read. */
export function OpenMail({ id, listed, search, ...message }: OpenMailProps) {
  const say = emailWords.use();
  const query = useQuery({ ...emailQuery(id), enabled: id > 0 });
  const mail = query.data ?? (listed && { ...listed, hasPreviousMail: false, hasNextMail: false });
  const wasRead = useRef(0);

  const { read } = message.actions;
  useEffect(() => {
    if (!query.data || wasRead.current === query.data.id) return;
    // Only once, so that an e-mail marked as unread again is not marked as read while it stays open.
    wasRead.current = query.data.id;
    if (!query.data.isRead) read(query.data);
  }, [query.data, read]);

  const isGone = id === 0 || (query.error instanceof ApiError && [400, 404].includes(query.error.status));
  if (isGone) {
    return (
      <EmptyState drawing={<KeyHookDrawing />} text={say('gone')}>
        <ScreenTitle hidden>{say('title')}</ScreenTitle>
        <Link to="/email/$" params={{ _splat: 'inbox' }} search={search} className={buttonClass('solid')}>
          {say('backToInbox')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      {!mail && <ScreenTitle hidden>{say('title')}</ScreenTitle>}
      <QueryStates
        thing={say('mail')}
        query={{ ...query, data: mail }}
        skeleton={
          <div className={styles.skeleton}>
            <SkeletonBlock width="60%" height={28} />
            <SkeletonBlock width="40%" />
            <SkeletonBlock height={220} />
          </div>
        }
      >
        {mail && <MailMessage mail={mail} {...message} />}
      </QueryStates>
    </>
  );
}
