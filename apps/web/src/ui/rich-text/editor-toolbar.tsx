import {
  type Icon,
  IconBlockquote,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, lazy, useRef, useState } from 'react';
import { Part } from '../part';
import { uiWords } from '../ui.words';
import { LinkDialog } from './link-dialog';
import { pictureWords } from './picture.words';
import styles from './rich-text.module.css';

const PictureDialog = lazy(() => import('./picture-dialog').then((part) => ({ default: part.PictureDialog })));

type Deed = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'link' | 'picture';

const icons: Record<Deed, Icon> = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconH2,
  bullets: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
  link: IconLink,
  picture: IconPhoto,
};
const everyDeed = Object.keys(icons) as Deed[];
const deedsOfText = everyDeed.filter((deed) => deed !== 'picture');

function stateOf(editor: Editor): Record<Deed, boolean> {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading', { level: 2 }),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    picture: editor.isActive('picture'),
  };
}

interface EditorToolbarProps {
  editor: Editor | null;
  takesPictures: boolean;
  isLinking: boolean;
  setLinking: (isLinking: boolean) => void;
}

/** The formatting buttons: one stop for Tab, arrows within. */
export function EditorToolbar({ editor, takesPictures, isLinking, setLinking }: EditorToolbarProps) {
  const say = uiWords.use();
  const sayPicture = pictureWords.use();
  const deeds = takesPictures ? everyDeed : deedsOfText;
  const [at, setAt] = useState(0);
  const [isPicturing, setPicturing] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const active = useEditorState({ editor, selector: ({ editor: now }) => (now ? stateOf(now) : null) });

  function run(deed: Deed): void {
    if (!editor) return;
    if (deed === 'link') return setLinking(true);
    if (deed === 'picture') return setPicturing(true);
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
          const name = deed === 'picture' ? sayPicture('picture') : say(`text.${deed}`);
          return (
            <button
              key={deed}
              type="button"
              title={name}
              aria-label={name}
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
      {isPicturing && editor && (
        <Part>
          <PictureDialog editor={editor} onClose={() => setPicturing(false)} />
        </Part>
      )}
    </>
  );
}
