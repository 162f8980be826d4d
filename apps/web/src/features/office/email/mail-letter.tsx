import type { EmailReply } from '@horae/contract/office/emails';
import { Avatar } from '#ui/avatar';
import { RichTextView } from '#ui/rich-text/rich-text-view';
import { emailWords } from './email.words';
import { MailAttachments } from './mail-attachments';
import styles from './mail-message.module.css';
import { fullTime } from './mail-texts';

/** One message: sender, recipients, time, text and attachments. */
export function MailLetter({ letter }: { letter: EmailReply }) {
  const say = emailWords.use();
  const { from, to, cc, bcc } = letter;
  const lines = [
    [say('toLine'), to.map(({ name, email }) => (name && name !== email ? `${name} <${email}>` : email))],
    [say('ccLine'), cc],
    [say('bccLine'), bcc],
  ] as const;
  return (
    <>
      <header className={styles.from}>
        <Avatar name={from.name || from.email} src={from.avatar} size={40} />
        <div>
          <p>
            <strong>
              <bdi>{from.name || from.email}</bdi>
            </strong>{' '}
            {from.name && <bdi className={styles.address}>{from.email}</bdi>}
          </p>
          {lines
            .filter(([, people]) => people.length > 0)
            .map(([line, people]) => (
              <p key={line} className={styles.address}>
                {line} <bdi>{people.join(', ')}</bdi>
              </p>
            ))}
        </div>
        <time dateTime={letter.time}>
          <bdi>{fullTime(letter)}</bdi>
        </time>
      </header>
      <div className={styles.body} dir="auto">
        <RichTextView html={letter.message} />
      </div>
      <MailAttachments attachments={letter.attachments} />
    </>
  );
}
