import { IconMinus, IconSquare, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '#platform/api-error';
import { session } from '#platform/session';
import { useWindowKind } from '#platform/window-kind';
import { ErrorPanel } from '#ui/error-panel';
import { IconButton } from '#ui/icon-button';
import { Message } from '#ui/message';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { useFocusReturn } from '#ui/use-focus-return';
import { useModalFocus } from '#ui/use-modal-focus';
import styles from './compose.module.css';
import { ComposeForm, type ComposeStart } from './compose-form';
import { draftToEditQuery, emailQuery } from './email.queries';
import { emailWords } from './email.words';
import { blankLetter, forwardOf, letterOf, replyTo } from './letter';
import type { Writing } from './mail-place';

interface ComposeWindowProps {
  writing: Writing;
  onClose: () => void;
}

/** The window for writing an e-mail: in a corner of the page, or all of it on phones. */
export function ComposeWindow({ writing, onClose }: ComposeWindowProps) {
  const say = emailWords.use();
  const id = useId();
  const isPhone = useWindowKind() === 'phone';
  const [isSmall, setSmall] = useState(false);
  const isModal = isPhone && !isSmall;
  // Makes the page behind a modal window inert. A layout effect: it must be active again before the focus returns.
  useLayoutEffect(() => {
    const behind = document.getElementById('root');
    if (!isModal || !behind) return undefined;
    behind.inert = true;
    return () => {
      behind.inert = false;
    };
  }, [isModal]);
  const window = useModalFocus(isModal, onClose);
  useFocusReturn();
  const { start, error, retry } = useStart(writing);
  return createPortal(
    <div
      ref={window}
      role="dialog"
      aria-labelledby={id}
      aria-modal={isModal || undefined}
      tabIndex={-1}
      className={`screen-only still-if-reduced ${styles.window}`}
      data-small={isSmall || undefined}
      data-compose
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{say('newMessage')}</h2>
        <IconButton
          icon={isSmall ? IconSquare : IconMinus}
          size={18}
          label={say(isSmall ? 'restore' : 'minimise')}
          aria-expanded={!isSmall}
          onClick={() => setSmall(!isSmall)}
        />
        <IconButton icon={IconX} size={18} label={say('close')} onClick={onClose} />
      </div>
      <div className={styles.body} hidden={isSmall}>
        {start && <ComposeForm {...start} onClose={onClose} />}
        {!start && error !== null && <Refused error={error} onRetry={retry} />}
        {!start && error === null && (
          <Skeleton thing={say('mail')}>
            <div className={styles.skeleton}>
              {[1, 2].map((row) => (
                <SkeletonBlock key={row} height={38} />
              ))}
              <SkeletonBlock height={200} />
            </div>
          </Skeleton>
        )}
      </div>
    </div>,
    document.body,
  );
}

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = emailWords.use();
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <Message kind="danger">{say('draftGone')}</Message>;
  }
  return <ErrorPanel error={error} onRetry={onRetry} />;
}

/** The initial content: blank, from the e-mail being answered, or a draft. Later changes to those are ignored. */
function useStart(writing: Writing): { start: ComposeStart | null; error: unknown; retry: () => void } {
  const { what } = writing;
  const isAnswer = what === 'reply' || what === 'forward';
  const mail = useQuery({ ...emailQuery(isAnswer ? writing.id : 0), enabled: isAnswer });
  const draft = useQuery({ ...draftToEditQuery(what === 'draft' ? writing.id : 0), enabled: what === 'draft' });
  const [start, setStart] = useState<ComposeStart | null>(() =>
    what === 'new' ? { initial: blankLetter(writing.to), stored: null, answers: undefined } : null,
  );
  if (!start && isAnswer && mail.data) {
    const initial = what === 'reply' ? replyTo(mail.data, session.get()?.email ?? '') : forwardOf(mail.data);
    setStart({ initial, stored: null, answers: { id: mail.data.id, as: what } });
  }
  if (!start && draft.data) {
    const { email, answers } = draft.data.answer;
    const stored = { id: email.id, tag: draft.data.tag };
    setStart({ initial: letterOf(email), stored, answers: answers ?? undefined });
  }
  const asked = isAnswer ? mail : draft;
  return { start, error: asked.error, retry: () => void asked.refetch() };
}
