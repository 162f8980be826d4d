import type { ShiftFamily } from '#platform/tokens';
import { cellText } from './cell-text';
import type { ColumnKind, ExportFile } from './export-file';

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

export const hasHead = ({ columns }: PrintSection): boolean => columns.some(({ header }) => header !== '');

const wordy = 5;

const startAligned: ReadonlySet<ColumnKind> = new Set(['text', 'date', 'time', 'moment']);

/** The pages of a file that lays out none of its own: its first sheet as a table. */
export function pagesOf({ print, title, scope, sheets: [sheet] }: ExportFile): PrintDocument {
  if (print) return print;
  return {
    title,
    scope,
    paper: 'a4',
    orientation: sheet.columns.length > wordy ? 'landscape' : 'portrait',
    sections: [
      {
        columns: sheet.columns.map(({ header, kind = 'text', width }) => ({
          header,
          width: width ?? header.length + 2,
          align: startAligned.has(kind) ? 'start' : 'end',
        })),
        rows: sheet.rows.map((cells, at) => ({
          cells: cells.map((cell, column) => cellText(cell, sheet.columns[column]?.kind)),
          level: sheet.levels?.[at] ?? 0,
          isStrong: sheet.strong?.has(at) ?? false,
        })),
      },
    ],
  };
}
