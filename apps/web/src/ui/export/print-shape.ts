import type { ShiftFamily } from '#platform/tokens';

/** A shift in a printed cell: the pattern of its kind, and its text. */
export interface PrintMark {
  text: string;
  family: ShiftFamily;
}

export type PrintCell = string | readonly PrintMark[];

export interface PrintColumn {
  header: string;
  /** Width relative to the other columns. */
  width: number;
  align?: 'start' | 'center' | 'end';
}

export interface PrintRow {
  cells: readonly PrintCell[];
  /** Indentation level of the first cell. */
  level?: number;
  isStrong?: boolean;
}

/** A table whose head is repeated on each page and whose rows are never split. */
export interface PrintSection {
  title?: string;
  note?: string;
  startsPage?: boolean;
  /** For narrow columns: small text, with marks as bands above it. */
  isDense?: boolean;
  /** For lists of facts: no rules between rows. */
  isBare?: boolean;
  /** The head is omitted if no column has a header. */
  columns: readonly PrintColumn[];
  rows: readonly PrintRow[];
  /** The label of the signature line below the table. */
  signature?: string;
}

export const papers = ['a4', 'a3'] as const;

export type Paper = (typeof papers)[number];

/** The pages that are printed or written as PDF. */
export interface PrintDocument {
  title: string;
  scope: readonly string[];
  paper: Paper;
  orientation: 'portrait' | 'landscape';
  /** To be read on a wall from a step away. */
  isLarge?: boolean;
  legend?: readonly PrintMark[];
  sections: readonly PrintSection[];
}
