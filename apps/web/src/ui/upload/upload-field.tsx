import { pictureTypes, type UploadPurpose, uploadLimits } from '@horae/contract/core/upload-limits';
import type { Upload } from '@horae/contract/core/uploads.contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FileLimits } from './file-check';
import { FileDrop } from './file-drop';
import { FileRow } from './file-row';
import { typesFor } from './file-types';
import { uploadWords } from './upload.words';
import styles from './upload-field.module.css';
import { useUploads } from './use-uploads';

/** A file stored with a record; unknown details are missing. */
export type KeptFile = Pick<Upload, 'address' | 'name'> & Partial<Upload>;

interface UploadFieldProps {
  label: string;
  purpose: UploadPurpose;
  /** Narrows the accepted types further than the purpose does. */
  kinds?: Pick<FileLimits, 'types' | 'typeNames'>;
  value: readonly KeptFile[];
  onChange: (files: KeptFile[]) => void;
  /** The maximum number of files. */
  most?: number;
  error?: string | undefined;
  /** Called when the first upload starts and when the last one has finished. */
  onUnderWay?: (isUnderWay: boolean) => void;
}

/** Files are uploaded as soon as they are chosen; the record then stores their paths. */
export function UploadField({ label, purpose, kinds, value, onChange, most = 1, error, onUnderWay }: UploadFieldProps) {
  const say = uploadWords.use();
  const uploads = useUploads(purpose);
  const kept = useRef(value);
  useLayoutEffect(() => {
    kept.current = value;
  });

  const isUnderWay = uploads.underWay.length > 0;
  useEffect(() => onUnderWay?.(isUnderWay), [isUnderWay, onUnderWay]);

  async function add(files: File[]): Promise<void> {
    // A single file is replaced; several are added up.
    const already = most === 1 ? 0 : kept.current.length + uploads.underWay.length;
    if (already + files.length > most) {
      uploads.setError(say('tooMany', { count: most }));
      return;
    }
    for (const file of files) {
      // One after the other, so that on a slow connection the first file finishes first.
      const stored = await uploads.send(file.name, file);
      if (stored) onChange(most === 1 ? [stored] : [...kept.current, stored]);
    }
  }

  return (
    <div className="stack-2">
      <FileDrop
        label={label}
        limits={{ ...(kinds ?? typesFor(purpose)), bytes: uploadLimits[purpose] }}
        isMulti={most > 1}
        error={uploads.error ?? error}
        onFiles={(files) => void add(files)}
      />
      {(value.length > 0 || uploads.underWay.length > 0) && (
        <ul className={`lined ${styles.files}`} aria-label={say('files', { label })}>
          {value.map((file) => (
            <FileRow
              key={file.address}
              name={file.name}
              size={file.size}
              picture={isPicture(file) ? file.address : undefined}
              action={say('remove', { name: file.name })}
              onAction={() => onChange(value.filter((one) => one.address !== file.address))}
            />
          ))}
          {uploads.underWay.map(({ id, name, sent, stop }) => (
            <FileRow key={id} name={name} sent={sent} action={say('cancel', { name })} onAction={stop} />
          ))}
        </ul>
      )}
    </div>
  );
}

const isPicture = ({ address, type }: KeptFile) =>
  type === undefined ? address.startsWith('/uploads/pictures/') : pictureTypes.some((picture) => picture === type);
