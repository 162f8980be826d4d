import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cleanHtml } from './clean-html';
import { EditorToolbar } from './editor-toolbar';
import { PictureNode } from './picture-node';
import styles from './rich-text.module.css';
import { tableNodes } from './table-nodes';

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
  /** Pictures may be uploaded into it, and tables inserted. */
  isArticle?: boolean;
}

/** Text with headings, lists, quotations, links and tables. What is pasted loses everything else. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, html, onChange, error, required = false } = props;
  const { startsFocused = false, isArticle = false } = props;
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor({
    // The style sheet it would write into the page is in ours.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
      }),
      ...tableNodes,
      ...(isArticle ? [PictureNode] : []),
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
      // It would take every Escape for itself and do nothing with it; what it lies in closes by it.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });

  // The editor's own way may come before the page holds it, and then does nothing. One that waited too long for
  // the page is destroyed, and another takes its place.
  const isFocusDue = useRef(startsFocused);
  useEffect(() => {
    if (!isFocusDue.current || editor.isDestroyed) return;
    isFocusDue.current = false;
    // Whoever writes in another field already is not taken out of it.
    if (document.activeElement?.matches('input, textarea, [contenteditable="true"]')) return;
    editor.commands.focus('start');
  }, [editor]);

  // Ctrl+K is the search of the frame, except while one writes.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    setLinking(true);
  }

  return (
    <div className={styles.field}>
      <span id={id} data-marked={required || undefined} className={`medium ${styles.label}`}>
        {label}
      </span>
      <div className={`field-box ${styles.editor}`} data-invalid={Boolean(error) || undefined}>
        <EditorToolbar editor={editor} isArticle={isArticle} isLinking={isLinking} setLinking={setLinking} />
        <EditorContent editor={editor} className={`breaks-anywhere ${styles.text}`} onKeyDown={onKeyDown} />
      </div>
      {error && (
        <p id={`${id}-error`} className="danger-text small">
          {error}
        </p>
      )}
    </div>
  );
}
