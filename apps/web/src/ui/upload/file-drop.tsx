import { IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, useId, useState } from 'react';
import { formatSize } from '#platform/format-size';
import { acceptOf, type FileLimits, faultOfFile } from './file-check';
import { uploadWords } from './upload.words';
import styles from './upload-field.module.css';

interface FileDropProps {
  label: string;
  limits: FileLimits;
  isMulti?: boolean;
  /** What is wrong beside the files themselves. */
  error?: string | undefined;
  /** Only files that the limits take. */
  onFiles: (files: File[]) => void;
}

/** Where files are dropped or chosen. What is not taken is named with its reason. */
export function FileDrop({ label, limits, isMulti = false, error, onFiles }: FileDropProps) {
  const say = uploadWords.use();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [faults, setFaults] = useState<string[]>([]);
  const sentences = [...faults, ...(error ? [error] : [])];

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const checked = [...(currentTarget.files ?? [])].map((file) => ({ file, fault: faultOfFile(file, limits) }));
    // The same file may be chosen again after it was mended.
    currentTarget.value = '';
    setOver(false);
    setFaults(checked.flatMap(({ fault }) => fault ?? []));
    const taken = checked.flatMap(({ file, fault }) => (fault ? [] : file));
    if (taken.length > 0) onFiles(taken);
  }

  return (
    <div className={`stack-1 ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.drop} data-over={isOver || undefined} data-invalid={sentences.length > 0 || undefined}>
        <IconUpload size={20} stroke={1.5} aria-hidden="true" />
        <span>{say(isMulti ? 'dropMany' : 'drop')}</span>
        <span id={`${id}-limits`} className={styles.limits}>
          {say('limits', { types: limits.typeNames, limit: formatSize(limits.bytes) })}
        </span>
        {/* It covers the frame, so that the browser itself takes what is dropped. */}
        <input
          id={id}
          type="file"
          multiple={isMulti}
          accept={acceptOf(limits)}
          aria-invalid={sentences.length > 0}
          aria-describedby={`${id}-limits ${id}-error`}
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
        />
      </div>
      <div id={`${id}-error`} role="alert" className={`danger-text small ${styles.errors}`}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
