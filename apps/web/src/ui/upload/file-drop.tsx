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
  /** An error that does not concern the files themselves. */
  error?: string | undefined;
  /** Receives only files within the limits. */
  onFiles: (files: File[]) => void;
}

/** Where files are dropped or chosen. Refused files are listed with the reason. */
export function FileDrop({ label, limits, isMulti = false, error, onFiles }: FileDropProps) {
  const say = uploadWords.use();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [faults, setFaults] = useState<string[]>([]);
  const sentences = [...faults, ...(error ? [error] : [])];

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const checked = [...(currentTarget.files ?? [])].map((file) => ({ file, fault: faultOfFile(file, limits) }));
    // Lets the user choose the same file again after fixing it.
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
        {/* It covers the frame, so that the browser handles dropped files. */}
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
