import type { Contact, ProfileUser } from '@horae/contract/office/chat.contract';
import { IconArrowDown } from '@tabler/icons-react';
import { Fragment } from 'react';
import { today } from '#platform/device-day';
import { formatDate } from '#platform/format-date';
import { yesterday } from '#platform/yesterday';
import { chatWords } from './chat.words';
import { type Line, turnsOf } from './day-groups';
import styles from './message-log.module.css';
import { MessageTurn } from './message-turn';
import { useLogEnd } from './use-log-end';

interface MessageLogProps {
  contact: Contact;
  own: ProfileUser;
  lines: readonly Line[];
  onRetry: (key: string) => void;
}

function dayText(day: string, say: ReturnType<typeof chatWords.use>): string {
  if (day === today()) return say('today');
  return day === yesterday() ? say('yesterday') : formatDate(day);
}

/** All messages, oldest first. Stays scrolled to the end unless the user reads further up. */
export function MessageLog({ contact, own, lines, onRetry }: MessageLogProps) {
  const say = chatWords.use();
  const { log, missed, onScroll, toEnd } = useLogEnd(lines);
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-label={say('conversation', { name: contact.fullName })}
        className={`ring-inside ${styles.log}`}
        onScroll={onScroll}
      >
        {lines.length === 0 && <p className={styles.nothing}>{say('nothing')}</p>}
        {turnsOf(lines).map((turn) => (
          <Fragment key={turn.lines[0]!.place}>
            {turn.opensDay && (
              <p className={styles.day}>
                <span>{dayText(turn.day, say)}</span>
              </p>
            )}
            <MessageTurn turn={turn} person={turn.isOwn ? own : contact} onRetry={onRetry} />
          </Fragment>
        ))}
      </div>
      {missed > 0 && (
        <button type="button" className={styles.pill} onClick={toEnd}>
          <IconArrowDown size={16} stroke={1.5} aria-hidden="true" />
          {say('newMessages', { count: missed })}
        </button>
      )}
    </div>
  );
}
