import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId } from 'react';
import { cleanHtml } from './clean-html';
import { EditorToolbar } from './editor-toolbar';
import { PictureNode } from './picture-node';
import styles from './rich-text.module.css';

export interface RichTextEditorProps {
  label: string;
  /** What stands in it at first. */
  html: string;
  /** An empty text when nothing is written. */
  onChange: (html: string) => void;
  error?: string | undefined;
  required?: boolean;
  /** Takes the focus when it is drawn, before what stands in it. */
  startsFocused?: boolean;
  /** Pictures may be uploaded into it. */
  takesPictures?: boolean;
}

/** Text with headings, lists, quotations and links. What is pasted loses everything else. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, html, onChange, error, required = false } = props;
  const { startsFocused = false, takesPictures = false } = props;
  const id = useId();
  const editor = useEditor({
    // The style sheet it would write into the page is in ours.
    injectCSS: false,
    autofocus: startsFocused && 'start',
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
      }),
      ...(takesPictures ? [PictureNode] : []),
    ],
    content: cleanHtml(html).html,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        ...(required && { 'aria-required': 'true' }),
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      transformPastedHTML: (pasted) => cleanHtml(pasted).html,
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });

  return (
    <div className={styles.field}>
      <span id={id} data-marked={required || undefined} className={styles.label}>
        {label}
      </span>
      <div className={styles.editor} data-invalid={Boolean(error) || undefined}>
        <EditorToolbar editor={editor} takesPictures={takesPictures} />
        <EditorContent editor={editor} className={styles.text} />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
