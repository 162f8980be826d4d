import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Also the name the server sorts by. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sorts?: boolean;
  /** Names the row; holds its link when the row leads somewhere. */
  isName?: boolean;
  align?: 'end';
  /** On tablets it stands in the part of the row that unfolds. */
  unfolds?: boolean;
}

export interface TableSelection {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
}

export interface DataTableProps<Row extends { id: number }> {
  /** Its caption: "Permissions". */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** What it stays the same row by, where its number is only its place. */
  keyOf?: (row: Row) => string;
  sort?: { column: string; direction: 'asc' | 'desc'; onSort: (column: string) => void };
  renderActions?: (row: Row) => ReactNode;
  selection?: TableSelection | undefined;
  /** Older rows stay while newer ones are on their way. */
  isBusy?: boolean;
}
