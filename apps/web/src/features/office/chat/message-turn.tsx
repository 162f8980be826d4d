import type { Contact, ProfileUser } from '@horae/contract/office/chat.contract';
import { IconAlertCircle, IconCopy } from '@tabler/icons-react';
import { dateFormat } from '#platform/in-language';
import { tellCopied } from '#platform/tell-copied';
import { Avatar } from '#ui/avatar';
import { IconButton } from '#ui/icon-button';
import { chatWords } from './chat.words';
import type { Line, Turn } from './day-groups';
import styles from './message-log.module.css';

interface MessageTurnProps {
  turn: Turn;
  person: Contact | ProfileUser;
  onRetry: (key: string) => void;
}

const clock = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Consecutive messages of one person. */
export function MessageTurn({ turn, person, onRetry }: MessageTurnProps) {
  const say = chatWords.use();
  const last = turn.lines.at(-1)!;
  return (
    <div className={styles.turn} data-own={turn.isOwn || undefined}>
      {!turn.isOwn && <Avatar name={person.fullName} src={person.avatar} />}
      <div className={styles.lines}>
        <span className="visually-hidden">{turn.isOwn ? say('yourself') : person.fullName}</span>
        {turn.lines.map((line) => (
          <Bubble key={line.place} line={line} onRetry={onRetry} />
        ))}
        <time dateTime={last.at} className={styles.time}>
          {clock(new Date(last.at)).replaceAll('\u202f', ' ')}
        </time>
      </div>
    </div>
  );
}

function Bubble({ line, onRetry }: { line: Line; onRetry: (key: string) => void }) {
  const say = chatWords.use();
  const { text, state, key } = line;
  return (
    <div className={styles.bubble} data-state={state}>
      <p dir="auto">{text}</p>
      {state === 'stored' && (
        <IconButton
          icon={IconCopy}
          label={say('copyMessage')}
          size={16}
          className={styles.copy ?? ''}
          onClick={() => void tellCopied(text, say('copied'), say('notCopied'))}
        />
      )}
      {state === 'failed' && (
        <span className={styles.failed} role="alert">
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {say('notSent')}{' '}
          <button type="button" onClick={() => key && onRetry(key)}>
            {say('retry')}
          </button>
        </span>
      )}
    </div>
  );
}
