import type { Contact } from '@horae/contract/office/chat.contract';
import { IconArrowLeft, IconCopy } from '@tabler/icons-react';
import { formatSmart } from '#platform/format-date';
import { session } from '#platform/session';
import { tellCopied } from '#platform/tell-copied';
import { useWindowKind } from '#platform/window-kind';
import { IconButton } from '#ui/icon-button';
import styles from './chat.module.css';
import { chatWords } from './chat.words';
import type { Line } from './day-groups';
import { Face } from './face';

interface ConversationHeadProps {
  contact: Contact;
  lines: readonly Line[];
  onDetails: () => void;
  onLeave: () => void;
}

/** The contact of the conversation; on a phone, also the way back. */
export function ConversationHead({ contact, lines, onDetails, onLeave }: ConversationHeadProps) {
  const say = chatWords.use();
  const isPhone = useWindowKind() === 'phone';
  const ownName = session.get()?.fullName ?? say('yourself');

  function copy(): void {
    const said = lines.map(
      ({ isOwn, at, text }) => `${isOwn ? ownName : contact.fullName}, ${formatSmart(at)}: ${text}`,
    );
    void tellCopied(said.join('\n'), say('copied'), say('notCopied'));
  }

  return (
    <header className={styles.head}>
      {isPhone && <IconButton icon={IconArrowLeft} label={say('back')} className="flips" onClick={onLeave} />}
      <button type="button" className={`hovers ${styles.who}`} data-tip={say('details')} onClick={onDetails}>
        <Face person={contact} />
        <span>
          <strong>
            <bdi>{contact.fullName}</bdi>
          </strong>
          <span className={`quiet small ${styles.line}`}>
            {contact.role} · {say(`status.${contact.status}`)}
          </span>
        </span>
      </button>
      {lines.length > 0 && <IconButton icon={IconCopy} label={say('copyConversation')} onClick={copy} />}
    </header>
  );
}
