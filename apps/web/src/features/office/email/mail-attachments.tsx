import type { Email } from '@horae/contract/office/emails';
import { IconDownload, IconPaperclip } from '@tabler/icons-react';
import { errorText } from '#platform/api-error';
import { notify } from '#platform/notify';
import { downloadUpload } from '#platform/uploads.queries';
import { IconButton } from '#ui/icon-button';
import { emailWords } from './email.words';
import styles from './mail-message.module.css';

const isUpload = (url: string) => url.startsWith('/uploads/');

async function save(address: string, name: string): Promise<void> {
  await downloadUpload(address, name).catch((error: unknown) => notify(errorText(error), { kind: 'error' }));
}

/** The attachments of a received or sent e-mail. */
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
            <small>
              <bdi>{url ? size : [size, say('nameOnly')].filter(Boolean).join(' · ')}</bdi>
            </small>
          </span>
          {isUpload(url) && (
            <IconButton
              icon={IconDownload}
              size={18}
              label={say('download', { name: fileName })}
              onClick={() => void save(url, fileName)}
            />
          )}
          {url && !isUpload(url) && (
            <a href={url} download={fileName} aria-label={say('download', { name: fileName })}>
              <IconDownload size={18} stroke={1.5} aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
