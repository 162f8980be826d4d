import { lazy, Suspense } from 'react';
import { afterPaint } from '#platform/after-paint';
import { Skeleton } from '../skeleton';
import styles from './rich-text.module.css';
import type { RichTextEditorProps } from './rich-text-editor';

const RichTextEditor = lazy(async () => {
  await afterPaint();
  const { RichTextEditor: loaded } = await import('./rich-text-editor');
  return { default: loaded };
});

/** The formatted-text editor, loaded lazily because of its size; an empty frame stands in until then. */
export function RichTextField(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EmptyFrame label={props.label} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

function EmptyFrame({ label }: { label: string }) {
  return (
    <Skeleton thing={label}>
      <div className={styles.field}>
        <span className={`medium ${styles.label}`}>{label}</span>
        <div className={`field-box ${styles.editor}`}>
          <div className={styles.toolbar} />
          <div className={styles.page} />
        </div>
      </div>
    </Skeleton>
  );
}
