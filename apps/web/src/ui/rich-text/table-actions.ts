import { type Command, TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Editor, JSONContent } from '@tiptap/react';

export const tableActions = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<string, Command>;

export type TableAction = keyof typeof tableActions;

export function runOnTable(editor: Editor, action: TableAction): void {
  tableActions[action](editor.state, editor.view.dispatch);
  editor.commands.focus();
}

const columns = 3;
const rowOf = (cell: 'tableHeader' | 'tableCell'): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: columns }, () => ({ type: cell, content: [{ type: 'paragraph' }] })),
});
const blank: JSONContent = { type: 'table', content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')] };

/** Inserts an empty table at the cursor and moves the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const at = tr.selection.from + 1;
      tr.replaceSelectionWith(state.schema.nodeFromJSON(blank)).scrollIntoView();
      tr.setSelection(TextSelection.near(tr.doc.resolve(at)));
      return true;
    })
    .run();
}
