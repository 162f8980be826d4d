import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Also the name that the server sorts by. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sorts?: boolean;
  /** Whether it names the row; contains the row's link, if any. */
  isName?: boolean;
  align?: 'end';
  /** On tablets, moves to the expandable part of the row. */
  unfolds?: boolean;
  /**
   * Its place on phones, where a row has two lines: in the first beside the name, in the second as its value, in the
   * second with its header, or nowhere. By default in the second with its header.
   */
  onPhone?: 'first' | 'second' | 'labelled' | 'hidden';
}

export interface TableSelection {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
}

export interface DataTableProps<Row extends { id: number }> {
  /** The caption: "Permissions". */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** A stable key, for rows whose id is only their position. */
  keyOf?: (row: Row) => string;
  sort?: { column: string; direction: 'asc' | 'desc'; onSort: (column: string) => void };
  renderActions?: (row: Row) => ReactNode;
  selection?: TableSelection | undefined;
  /** Whether choosing rows is what the list is for, so that they have their boxes on phones too. */
  isForSelection?: boolean;
  /** Rows that belong together stand under one head; they come in this order. */
  group?: { of: (row: Row) => number; renderHead: (rows: readonly Row[]) => ReactNode };
  /** Whether newer rows are being fetched while these stay visible. */
  isBusy?: boolean;
}
