import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { chatPeopleQuery, everyChat } from '#platform/chat-people.queries';
import type { ScreenSearch } from '#platform/screen-search';
import { useWindowKind } from '#platform/window-kind';
import { ErrorPanel } from '#ui/error-panel';
import { PageHead } from '#ui/page-head';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import styles from './chat.module.css';
import { chatWords } from './chat.words';
import { Conversation } from './conversation';
import { Invitation } from './invitation';
import { PeopleList } from './people-list';
import { ProfileDrawer } from './profile-drawer';
import { useChatKeys } from './use-chat-keys';

interface ChatScreenProps extends ScreenSearch {
  contactId: number | null;
}

/** Messages between colleagues: the contacts and one conversation. */
export function ChatScreen({ contactId, search, onSearch }: ChatScreenProps) {
  const say = chatWords.use();
  const navigate = useNavigate();
  const isPhone = useWindowKind() === 'phone';
  const { data: people, error, refetch, dataUpdatedAt } = useQuery(chatPeopleQuery);
  const [dismissed, setDismissed] = useState<unknown>(null);
  useChanges('chat', everyChat);

  const open = (id: number) => void navigate({ to: '/chat/$contactId', params: { contactId: String(id) }, search });
  const leave = () => void navigate({ to: '/chat', search });
  useChatKeys({ chats: people?.chatsContacts ?? [], contactId, open, leave });

  /** The open drawer is part of the URL, so that Back closes it. */
  function show(panel?: 'profile' | 'details'): void {
    const { panel: _now, ...rest } = search;
    onSearch(panel ? { ...rest, panel } : rest, { replace: panel === undefined });
  }

  const hasList = !isPhone || contactId === null;
  return (
    <div className={styles.screen}>
      <div className={hasList ? undefined : 'visually-hidden'}>
        <PageHead title={say('title')} />
      </div>
      {error !== null && !people && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {error !== null && people && error !== dismissed && (
        <ErrorPanel
          error={error}
          onRetry={() => void refetch()}
          older={{ from: dataUpdatedAt, onDismiss: () => setDismissed(error) }}
        />
      )}
      {!people && error === null && (
        <Skeleton thing={say('people')}>
          <div className={styles.skeleton}>
            {Array.from({ length: 8 }, (_, person) => (
              <SkeletonBlock key={person} height={44} width={300} />
            ))}
          </div>
        </Skeleton>
      )}
      {people && (
        <div className={styles.panes}>
          {hasList && (
            <PeopleList
              people={people}
              contactId={contactId}
              search={search}
              onSearch={onSearch}
              onProfile={() => show('profile')}
            />
          )}
          {contactId === null ? (
            !isPhone && people.contacts.length > 0 && <Invitation />
          ) : (
            <Conversation
              key={contactId}
              contactId={contactId}
              own={people.profileUser}
              hasDetails={search.panel === 'details'}
              onDetails={(isOpen) => show(isOpen ? 'details' : undefined)}
              onLeave={leave}
            />
          )}
        </div>
      )}
      {search.panel === 'profile' && <ProfileDrawer onClose={() => show()} />}
    </div>
  );
}
