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
  IconTable,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { lazy, useState } from 'react';
import { Part } from '../part';
import { uiWords } from '../ui.words';
import { ButtonBar } from './button-bar';
import { LinkDialog } from './link-dialog';
import { pictureWords } from './picture.words';
import { tableWords } from './table.words';
import { insertTable } from './table-actions';
import { TableBar } from './table-bar';

const PictureDialog = lazy(() => import('./picture-dialog').then((part) => ({ default: part.PictureDialog })));

type Action = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'link' | 'picture' | 'table';

const icons: Record<Action, Icon> = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconH2,
  bullets: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
  link: IconLink,
  picture: IconPhoto,
  table: IconTable,
};
const keysOf: Partial<Record<Action, string>> = { bold: 'Ctrl+B', italic: 'Ctrl+I' };
const everyAction = Object.keys(icons) as Action[];
const actionsOfText = everyAction.filter((action) => action !== 'picture' && action !== 'table');

function stateOf(editor: Editor): Record<Action, boolean> {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading', { level: 2 }),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    picture: editor.isActive('picture'),
    table: editor.isActive('table'),
  };
}

interface EditorToolbarProps {
  editor: Editor | null;
  /** Whether pictures and tables may be inserted. */
  isArticle: boolean;
  isLinking: boolean;
  setLinking: (isLinking: boolean) => void;
}

/** The formatting buttons, and those for the table at the cursor. */
export function EditorToolbar({ editor, isArticle, isLinking, setLinking }: EditorToolbarProps) {
  const say = uiWords.use();
  const sayPicture = pictureWords.use();
  const sayTable = tableWords.use();
  const [isPicturing, setPicturing] = useState(false);
  const active = useEditorState({ editor, selector: ({ editor: now }) => (now ? stateOf(now) : null) });

  function nameOf(action: Action): string {
    if (action === 'picture') return sayPicture('picture');
    return action === 'table' ? sayTable('insert') : say(`text.${action}`);
  }

  function run(action: Action): void {
    if (!editor) return;
    const commands: Record<Action, () => void> = {
      bold: () => editor.chain().focus().toggleBold().run(),
      italic: () => editor.chain().focus().toggleItalic().run(),
      heading: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      bullets: () => editor.chain().focus().toggleBulletList().run(),
      numbers: () => editor.chain().focus().toggleOrderedList().run(),
      quote: () => editor.chain().focus().toggleBlockquote().run(),
      link: () => setLinking(true),
      picture: () => setPicturing(true),
      // Nested tables are unreadable on phones.
      table: () => active?.table || insertTable(editor),
    };
    commands[action]();
  }

  return (
    <>
      <ButtonBar
        label={say('text.toolbar')}
        buttons={(isArticle ? everyAction : actionsOfText).map((action) => ({
          name: nameOf(action),
          icon: icons[action],
          keys: keysOf[action],
          isPressed: active?.[action] ?? false,
          onPress: () => run(action),
        }))}
      />
      {editor && <TableBar editor={editor} />}
      {isLinking && editor && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {isPicturing && editor && (
        <Part>
          <PictureDialog editor={editor} onClose={() => setPicturing(false)} />
        </Part>
      )}
    </>
  );
}
