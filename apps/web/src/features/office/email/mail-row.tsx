import type { Email } from '@horae/contract/office/emails';
import { IconPaperclip, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { formatSmart } from '#platform/format-date';
import type { TextSearch } from '#platform/screen-search';
import { IconButton } from '#ui/icon-button';
import { SwipeUnder } from '#ui/swipe-under';
import { emailWords } from './email.words';
import { labelTones } from './label-look';
import { labelsInOrder, type MailBox, mailPath, withWriting } from './mail-place';
import styles from './mail-row.module.css';
import { otherSide, snippetOf, subjectOf } from './mail-texts';
import type { MailActions } from './use-mail-actions';
import { useRowTouch } from './use-row-touch';

interface MailRowProps {
  mail: Email;
  box: MailBox;
  search: TextSearch;
  ownAddress: string;
  actions: MailActions;
  isSelected: boolean;
  isOpen: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One e-mail in the list. A swipe moves it to the trash, a long press selects it. */
export function MailRow({ mail, box, search, ownAddress, actions, isSelected, isOpen, onSelect }: MailRowProps) {
  const say = emailWords.use();
  const id = useId();
  const subject = subjectOf(mail);
  const isInTrash = mail.folder === 'trash';
  const touch = useRowTouch({
    onSwipe: () => !isInTrash && actions.move([mail], 'trash'),
    onRest: () => onSelect(!isSelected),
  });
  // A draft opens in the compose window.
  const isDraft = mail.folder === 'draft';
  return (
    <li
      data-id={mail.id}
      data-unread={!mail.isRead || undefined}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      className={styles.row}
      {...touch}
    >
      <SwipeUnder towardsEnd={IconTrash} towardsStart={IconTrash} />
      <div className={styles.face}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={say('select', { subject })}
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        </label>
        <IconButton
          icon={mail.isStarred ? IconStarFilled : IconStar}
          label={say('star')}
          aria-pressed={mail.isStarred}
          aria-describedby={id}
          className={styles.star ?? ''}
          onClick={() => actions.toggleStar(mail)}
        />
        {!mail.isRead && <span className="visually-hidden">{say('unread')}</span>}
        <span className={`ellipsis ${styles.who}`} dir="auto">
          {otherSide(mail, ownAddress)}
        </span>
        <span className={`ellipsis ${styles.what}`} dir="auto">
          <Link
            id={id}
            to="/email/$"
            params={{ _splat: isDraft ? mailPath(box) : mailPath(box, mail.id) }}
            search={isDraft ? withWriting(search, String(mail.id)) : search}
            className={`covers ${styles.subject}`}
            aria-current={isOpen ? 'true' : undefined}
            draggable={false}
          >
            {subject}
          </Link>
          <span className={`ellipsis ${styles.snippet}`}>{snippetOf(mail)}</span>
        </span>
        <span className={styles.marks}>
          {labelsInOrder
            .filter((label) => mail.labels.includes(label))
            .map((label) => (
              <span
                key={label}
                className={`framed-if-forced ${styles.dot}`}
                data-tone={labelTones[label]}
                data-tip={say(`label.${label}`)}
              >
                <span className="visually-hidden">{say(`label.${label}`)}</span>
              </span>
            ))}
          {mail.attachments.length > 0 && (
            <span data-tip={say('attachments', { count: mail.attachments.length })} className={styles.clip}>
              <IconPaperclip size={16} stroke={1.5} aria-hidden="true" />
              <span className="visually-hidden">{say('attachments', { count: mail.attachments.length })}</span>
            </span>
          )}
        </span>
        <time dateTime={mail.time} className={styles.when}>
          <bdi>{formatSmart(mail.time)}</bdi>
        </time>
      </div>
    </li>
  );
}
