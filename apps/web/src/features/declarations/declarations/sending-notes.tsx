import type { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import type { AnswerOf } from '@horae/contract/route';
import { NotCompared } from '#roster/not-compared';
import { Message } from '#ui/message';
import styles from './declarations.module.css';
import { declarationsWords } from './declarations.words';

type Board = AnswerOf<typeof declarationsContract.board>;

/** Where declarations are sent, and why they are not being sent. */
export function SendingNotes({
  board: { target, isSending, sendsCards, sendsSchedules, failure, comparedFrom },
}: {
  board: Board;
}) {
  const say = declarationsWords.use();
  return (
    <div className={styles.messages}>
      {target !== 'production' && <Message kind="info">{say(target)}</Message>}
      {!isSending && <Message kind="danger">{say('notSending')}</Message>}
      {isSending && !sendsCards && <Message kind="info">{say('noCards')}</Message>}
      {isSending && !sendsSchedules && <Message kind="info">{say('noSchedules')}</Message>}
      {comparedFrom === null && <NotCompared />}
      {failure && <Message kind="danger">{say('failure', { text: failure })}</Message>}
    </div>
  );
}
