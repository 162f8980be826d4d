import { lazy, Suspense, useMemo } from 'react';
import { afterPaint } from '#platform/after-paint';
import { Skeleton } from '../skeleton';
import { cleanHtml } from './clean-html';
import styles from './rich-text.module.css';
import type { RichTextEditorProps } from './rich-text-editor';

const RichTextEditor = lazy(async () => {
  await afterPaint();
  const { RichTextEditor: loaded } = await import('./rich-text-editor');
  return { default: loaded };
});

/** The formatted-text editor, loaded lazily because of its size; a frame with the text stands in until then, as high as the editor. */
export function RichTextField(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<WaitingFrame label={props.label} html={props.html} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

function WaitingFrame({ label, html }: Pick<RichTextEditorProps, 'label' | 'html'>) {
  const clean = useMemo(() => cleanHtml(html).html, [html]);
  return (
    <Skeleton thing={label}>
      <div className={styles.field}>
        <span className={`medium ${styles.label}`}>{label}</span>
        <div className={`field-box ${styles.editor}`}>
          <div className={styles.toolbar} />
          {/* `cleanHtml` has sanitised it. */}
          <div inert className={`${styles.page} ${styles.text}`} dangerouslySetInnerHTML={{ __html: clean }} />
        </div>
      </div>
    </Skeleton>
  );
}
