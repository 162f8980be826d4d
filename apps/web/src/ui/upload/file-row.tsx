import { IconFile, IconX } from '@tabler/icons-react';
import { formatSize } from '#platform/format-size';
import { IconButton } from '../icon-button';
import { uploadWords } from './upload.words';
import styles from './upload-field.module.css';

interface FileRowProps {
  name: string;
  size?: number | undefined;
  /** The URL of a preview, if there is one. */
  picture?: string | undefined;
  /** From 0 to 1 while it is being sent. */
  sent?: number;
  action: string;
  onAction: () => void;
}

/** One file of a field: what it is, its upload progress, and a button to remove it. */
export function FileRow({ name, size, picture, sent, action, onAction }: FileRowProps) {
  const say = uploadWords.use();
  return (
    <li className={styles.file}>
      {picture ? <img src={picture} alt="" /> : <IconFile size={20} stroke={1.5} aria-hidden="true" />}
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {size !== undefined && <small>{formatSize(size)}</small>}
        {sent !== undefined && <progress aria-label={say('uploading', { name })} value={sent} />}
      </span>
      <IconButton icon={IconX} label={action} onClick={onAction} />
    </li>
  );
}
