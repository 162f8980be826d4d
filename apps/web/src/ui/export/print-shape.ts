import type { ShiftFamily } from '#platform/tokens';

/** A shift in a printed cell: the pattern of its kind and its text. */
export interface PrintMark {
  text: string;
  family: ShiftFamily;
}

export type PrintCell = string | readonly PrintMark[];

export interface PrintColumn {
  header: string;
  /** Its share of the width, beside the others'. */
  width: number;
  align?: 'start' | 'center' | 'end';
}

export interface PrintRow {
  cells: readonly PrintCell[];
  /** Indents the first cell. */
  level?: number;
  isStrong?: boolean;
}

/** A table; its head is repeated on each page and its rows are never split. */
export interface PrintSection {
  title?: string;
  note?: string;
  startsPage?: boolean;
  /** Narrow columns: small text, and marks as bands above it. */
  isDense?: boolean;
  /** A list of facts: no rules between its rows. */
  isBare?: boolean;
  /** Where no column has a header there is no head. */
  columns: readonly PrintColumn[];
  rows: readonly PrintRow[];
  /** What is signed below the table. */
  signature?: string;
}

export const papers = ['a4', 'a3'] as const;

export type Paper = (typeof papers)[number];

/** Pages as they are printed and written as PDF. */
export interface PrintDocument {
  title: string;
  scope: readonly string[];
  paper: Paper;
  orientation: 'portrait' | 'landscape';
  legend?: readonly PrintMark[];
  sections: readonly PrintSection[];
}
