import {
  type Icon,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableOff,
  IconTableRow,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { ButtonBar } from './button-bar';
import { tableWords } from './table.words';
import { runOnTable, type TableAction } from './table-actions';

const icons: Record<TableAction, Icon> = {
  rowAbove: IconRowInsertTop,
  rowBelow: IconRowInsertBottom,
  columnBefore: IconColumnInsertLeft,
  columnAfter: IconColumnInsertRight,
  headerRow: IconTableRow,
  deleteRow: IconRowRemove,
  deleteColumn: IconColumnRemove,
  deleteTable: IconTableOff,
};
const actions = Object.keys(icons) as TableAction[];

/** Buttons for the rows and columns of the table at the cursor; renders nothing elsewhere. */
export function TableBar({ editor }: { editor: Editor }) {
  const say = tableWords.use();
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  if (!isInTable) return null;
  return (
    <ButtonBar
      label={say('bar')}
      buttons={actions.map((action) => ({
        name: say(action),
        icon: icons[action],
        onPress: () => runOnTable(editor, action),
      }))}
    />
  );
}
