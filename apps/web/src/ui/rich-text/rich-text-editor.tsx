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
  /** The initial content. */
  html: string;
  /** Receives an empty string if nothing is written. */
  onChange: (html: string) => void;
  error?: string | undefined;
  required?: boolean;
  /** Takes the focus on mount, with the cursor at the start. */
  startsFocused?: boolean;
  /** Whether pictures and tables may be inserted. */
  isArticle?: boolean;
}

/** Text with headings, lists, quotations, links and tables. All other formatting is removed on paste. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, html, onChange, error, required = false } = props;
  const { startsFocused = false, isArticle = false } = props;
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  const [startHtml] = useState(() => cleanHtml(html).html);
  const editor = useEditor({
    // Our own style sheet already contains it.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
      }),
      ...tableNodes,
      ...(isArticle ? [PictureNode] : []),
    ],
    content: startHtml,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        ...(required && { 'aria-required': 'true' }),
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      transformPastedHTML: (pasted) => cleanHtml(pasted).html,
      // The editor would swallow every Escape; let it reach the surrounding layer, which closes on it.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });

  // The editor is in the document only some frames later; until then its text keeps the room.
  const writing = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const look = () => {
      if (writing.current?.querySelector('[role="textbox"]')) setThere(true);
      else frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [isThere]);

  // The editor's own autofocus may run before it is in the document, and then does nothing. An editor that was mounted
  // too late is destroyed and replaced by another.
  const isFocusDue = useRef(startsFocused);
  useEffect(() => {
    if (!isFocusDue.current || editor.isDestroyed) return;
    isFocusDue.current = false;
    // Do not take the focus from a field the user is already typing in.
    if (document.activeElement?.matches('input, textarea, [contenteditable="true"]')) return;
    editor.commands.focus('start');
  }, [editor]);

  // Ctrl+K opens the global search, except while writing here.
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
        <div ref={writing} className={styles.writing}>
          <EditorContent editor={editor} className={`breaks-anywhere ${styles.text}`} onKeyDown={onKeyDown} />
          {/* `cleanHtml` has sanitised it. */}
          {!isThere && (
            <div inert className={`${styles.page} ${styles.text}`} dangerouslySetInnerHTML={{ __html: startHtml }} />
          )}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="danger-text small">
          {error}
        </p>
      )}
    </div>
  );
}
