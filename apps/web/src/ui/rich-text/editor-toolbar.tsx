import {
  type Icon,
  IconBlockquote,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { uiWords } from '../ui.words';
import { LinkDialog } from './link-dialog';
import styles from './rich-text.module.css';

type Deed = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'link';

const icons: Record<Deed, Icon> = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconH2,
  bullets: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
  link: IconLink,
};
const deeds = Object.keys(icons) as Deed[];

function stateOf(editor: Editor): Record<Deed, boolean> {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading', { level: 2 }),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
  };
}

/** The formatting buttons: one stop for Tab, arrows within. */
export function EditorToolbar({ editor }: { editor: Editor | null }) {
  const say = uiWords.use();
  const [at, setAt] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const active = useEditorState({ editor, selector: ({ editor: now }) => (now ? stateOf(now) : null) });

  function run(deed: Deed): void {
    if (!editor) return;
    if (deed === 'link') return setLinking(true);
    const chain = editor.chain().focus();
    const commands = {
      bold: () => chain.toggleBold(),
      italic: () => chain.toggleItalic(),
      heading: () => chain.toggleHeading({ level: 2 }),
      bullets: () => chain.toggleBulletList(),
      numbers: () => chain.toggleOrderedList(),
      quote: () => chain.toggleBlockquote(),
    };
    commands[deed]().run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + deeds.length) % deeds.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <div ref={bar} role="toolbar" aria-label={say('text.toolbar')} className={styles.toolbar} onKeyDown={onKeyDown}>
        {deeds.map((deed, index) => {
          const Glyph = icons[deed];
          return (
            <button
              key={deed}
              type="button"
              title={say(`text.${deed}`)}
              aria-label={say(`text.${deed}`)}
              aria-pressed={active?.[deed] ?? false}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => setAt(index)}
              onClick={() => run(deed)}
            >
              <Glyph size={18} stroke={1.5} aria-hidden="true" />
            </button>
          );
        })}
      </div>
      {isLinking && editor && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
