import type { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import type { AnswerOf } from '@horae/contract/route';
import { IconInfoCircle } from '@tabler/icons-react';
import { hotelMoment } from '#platform/hotel-day';
import { serverSentence } from '#platform/server-sentences';
import { NotCompared } from '#roster/not-compared';
import { Message } from '#ui/message';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './declarations.module.css';
import { declarationsWords } from './declarations.words';

type Board = AnswerOf<typeof declarationsContract.board>;

/** Where declarations are sent, and why they are not being sent. */
export function SendingNotes({
  board: { target, isSending, sendsCards, sendsSchedules, failure, comparedFrom, waiting },
}: {
  board: Board;
}) {
  const say = declarationsWords.use();
  return (
    <div className={styles.messages}>
      {target !== 'production' && (
        <p className={styles.target}>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />
          {say(target)}
        </p>
      )}
      {!isSending && <Message kind="danger">{say('notSending')}</Message>}
      {isSending && !sendsCards && <Message kind="info">{say('noCards')}</Message>}
      {isSending && !sendsSchedules && <Message kind="info">{say('noSchedules')}</Message>}
      {waiting && (
        <Message kind="info">{say('waiting', { count: waiting.days, when: hotelMoment(waiting.at) })}</Message>
      )}
      {comparedFrom === null && <NotCompared />}
      {failure && <Message kind="danger">{say('failure', { text: serverSentence(failure) })}</Message>}
    </div>
  );
}

/** The line that most hotels have, while it loads. */
export function SendingNotesSkeleton() {
  return (
    <div className={styles.messages} aria-hidden="true">
      <p className={styles.target}>
        <SkeletonBlock width={400} height="1lh" />
      </p>
    </div>
  );
}
