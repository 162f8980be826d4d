import type { ProfileUser } from '@horae/contract/office/chat.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#platform/api-error';
import { notify } from '#platform/notify';
import { ErrorPanel } from '#ui/error-panel';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import styles from './chat.module.css';
import { chatQuery } from './chat.queries';
import { chatWords } from './chat.words';
import { Composer } from './composer';
import { ContactDrawer } from './contact-drawer';
import { ConversationHead } from './conversation-head';
import { linesOf } from './day-groups';
import { MessageLog } from './message-log';
import { useOutbox } from './use-outbox';

interface ConversationProps {
  contactId: number;
  own: ProfileUser;
  hasDetails: boolean;
  onDetails: (isOpen: boolean) => void;
  onLeave: () => void;
}

/** The conversation with one contact, and the input below it. */
export function Conversation({ contactId, own, hasDetails, onDetails, onLeave }: ConversationProps) {
  const say = chatWords.use();
  const { data, error, refetch } = useQuery(chatQuery(contactId));
  const messages = data?.chat?.chat ?? [];
  const ownCount = messages.filter(({ senderId }) => senderId !== contactId).length;
  const { outgoing, write, retry } = useOutbox(contactId, ownCount);
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);

  useEffect(() => {
    if (!isUnknown) return;
    notify(say('unknown'), { kind: 'error' });
    onLeave();
  }, [isUnknown, onLeave, say]);

  if (!data) {
    return (
      <section className={styles.conversation}>
        {error === null ? (
          <Skeleton thing={say('messages')}>
            <div className={styles.skeleton}>
              {Array.from({ length: 5 }, (_, line) => (
                <SkeletonBlock key={line} height={36} width={line % 2 ? '40%' : '60%'} />
              ))}
            </div>
          </Skeleton>
        ) : (
          !isUnknown && <ErrorPanel error={error} onRetry={() => void refetch()} />
        )}
      </section>
    );
  }

  const lines = linesOf(messages, contactId, outgoing);
  return (
    <section className={styles.conversation}>
      <ConversationHead contact={data.contact} lines={lines} onDetails={() => onDetails(true)} onLeave={onLeave} />
      <MessageLog contact={data.contact} own={own} lines={lines} onRetry={retry} />
      <Composer contact={data.contact} onSend={write} />
      {hasDetails && <ContactDrawer contact={data.contact} onClose={() => onDetails(false)} />}
    </section>
  );
}
