import { tableEditing } from '@tiptap/pm/tables';
import { mergeAttributes, Node } from '@tiptap/react';

/** The library identifies nodes by these roles, whatever their names. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const mostSpanned = 100;

function readSpan(text: string | null): number {
  const cells = Number.parseInt(text ?? '', 10);
  return cells >= 1 ? Math.min(cells, mostSpanned) : 1;
}

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => readSpan(element.getAttribute(name)),
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  };
}

function cell(name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes() {
      // The library requires widths; our columns are as wide as their content.
      return { colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false } };
    },
    parseHTML() {
      return [{ tag }];
    },
    renderHTML({ HTMLAttributes }) {
      return [tag, mergeAttributes(HTMLAttributes), 0];
    },
  });
}

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML() {
    return [{ tag: 'tr' }];
  },
  renderHTML() {
    return ['tr', 0];
  },
});

const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  group: 'block',
  isolating: true,
  extendNodeSchema({ name }) {
    return { tableRole: roles[name] };
  },
  parseHTML() {
    return [{ tag: 'table' }];
  },
  renderHTML() {
    return ['table', ['tbody', 0]];
  },
  addProseMirrorPlugins() {
    return [tableEditing()];
  },
});

/** The table node and the nodes it consists of. */
export const tableNodes = [Table, Row, cell('tableCell', 'td'), cell('tableHeader', 'th')];
