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

/** A file that a record keeps; what it does not know of it is left out. */
export type KeptFile = Pick<Upload, 'address' | 'name'> & Partial<Upload>;

interface UploadFieldProps {
  label: string;
  purpose: UploadPurpose;
  /** Fewer kinds of files than the purpose takes. */
  kinds?: Pick<FileLimits, 'types' | 'typeNames'>;
  value: readonly KeptFile[];
  onChange: (files: KeptFile[]) => void;
  /** How many files may be kept. */
  most?: number;
  error?: string | undefined;
  /** Told when files begin to be sent, and when the last one has arrived. */
  onUnderWay?: (isUnderWay: boolean) => void;
}

/** Files that are stored as soon as they are chosen; the record then keeps their addresses. */
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
    // The one file is replaced, several are gathered.
    const already = most === 1 ? 0 : kept.current.length + uploads.underWay.length;
    if (already + files.length > most) {
      uploads.setError(say('tooMany', { count: most }));
      return;
    }
    for (const file of files) {
      // One after the other: a slow line serves the first file first.
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
