import type { OpenEmail } from '@horae/contract/office/emails';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatSmart } from '#platform/format-date';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { AccordionItem } from '#ui/accordion';
import { Badge } from '#ui/badge';
import { IconButton } from '#ui/icon-button';
import { ScreenTitle } from '#ui/screen-title';
import { emailWords } from './email.words';
import { labelTones } from './label-look';
import { MailDeliveries } from './mail-deliveries';
import { MailLetter } from './mail-letter';
import styles from './mail-message.module.css';
import { labelsInOrder } from './mail-place';
import { subjectOf } from './mail-texts';
import { MailTools } from './mail-tools';
import { MessageActions } from './message-actions';
import type { MailActions } from './use-mail-actions';

interface MailMessageProps {
  mail: OpenEmail;
  boxName: string;
  actions: MailActions;
  onBack: () => void;
  onNeighbour: (dir: 'previous' | 'next') => void;
  onWrite: (compose: string) => void;
}

/** The open e-mail: its actions, the message and the replies to it. */
export function MailMessage({ mail, boxName, actions, onBack, onNeighbour, onWrite }: MailMessageProps) {
  const say = emailWords.use();
  const article = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const isOwn = useStore(session)?.email === mail.from.email;
  const { id } = mail;

  // The pressed row is gone if the e-mail has replaced the list, so the heading takes the focus.
  const focused = useRef(0);
  useEffect(() => {
    if (focused.current === id) return;
    focused.current = id;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.closest('[data-mails]');
    const isBesideList = document.querySelector('[data-mails]')?.checkVisibility();
    if (isLost && !isBesideList) article.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [id]);

  return (
    <article ref={article} className="shrinks" aria-label={subjectOf(mail)}>
      <div className={`screen-only ${styles.bar}`}>
        <MailTools mails={[mail]} actions={actions} isOpen onGone={onBack}>
          <IconButton
            icon={IconArrowLeft}
            label={say('back', { folder: boxName })}
            className={styles.flips ?? ''}
            onClick={onBack}
          />
        </MailTools>
        <span className={styles.paging}>
          <IconButton
            icon={IconChevronLeft}
            label={say('previous')}
            disabled={!mail.hasPreviousMail}
            className={styles.flips ?? ''}
            onClick={() => onNeighbour('previous')}
          />
          <IconButton
            icon={IconChevronRight}
            label={say('next')}
            disabled={!mail.hasNextMail}
            className={styles.flips ?? ''}
            onClick={() => onNeighbour('next')}
          />
        </span>
      </div>
      <div className={styles.head}>
        <ScreenTitle>{subjectOf(mail)}</ScreenTitle>
        {labelsInOrder
          .filter((label) => mail.labels.includes(label))
          .map((label) => (
            <Badge key={label} tone={labelTones[label]}>
              {say(`label.${label}`)}
            </Badge>
          ))}
      </div>
      <MailLetter letter={mail} />
      {isOwn && mail.folder !== 'draft' && <MailDeliveries id={id} />}
      {mail.replies.length > 0 && (
        <section className={styles.replies} aria-label={say('replies')}>
          {mail.replies.map((reply, at) => (
            <AccordionItem
              key={`${reply.time} ${reply.from.email}`}
              level={2}
              title={
                <span className={styles.replyTitle}>
                  <bdi>{reply.from.name || reply.from.email}</bdi>
                  <time dateTime={reply.time}>
                    <bdi>{formatSmart(reply.time)}</bdi>
                  </time>
                </span>
              }
              isOpen={unfolded.includes(at)}
              onToggle={() =>
                setUnfolded(unfolded.includes(at) ? unfolded.filter((one) => one !== at) : [...unfolded, at])
              }
            >
              <MailLetter letter={reply} />
            </AccordionItem>
          ))}
        </section>
      )}
      <MessageActions mail={mail} onWrite={onWrite} />
    </article>
  );
}
