import type { Email } from '@horae/contract/email.contract';
import { IconDownload, IconPaperclip } from '@tabler/icons-react';
import { emailWords } from './email.words';
import styles from './mail-message.module.css';

/** What came with a letter. */
export function MailAttachments({ attachments }: Pick<Email, 'attachments'>) {
  const say = emailWords.use();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={say('field.attachments')}>
      {attachments.map(({ fileName, url, size }) => (
        <li key={`${fileName} ${url}`}>
          <IconPaperclip size={18} stroke={1.5} aria-hidden="true" />
          <span>
            <bdi>{fileName}</bdi>
            <small>{url ? size : [size, say('nameOnly')].filter(Boolean).join(' · ')}</small>
          </span>
          {url && (
            <a
              href={url}
              download={fileName}
              aria-label={say('download', { name: fileName })}
              title={say('download', { name: fileName })}
            >
              <IconDownload size={18} stroke={1.5} aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
