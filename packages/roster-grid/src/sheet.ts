import type { LocalDate } from '@horae/local-time/local-date';

/** What a cell of a sheet holds; null when it is empty. */
export type Cell =
  | null
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  /** A date, a time of day (minutes after 00:00), or both. */
  | { kind: 'date'; date?: LocalDate; minutes?: number };

/** A rectangle of cells, rows and columns counted from 0, all edges included. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** One sheet of a file. The value of merged cells is in their first one. */
export interface Sheet {
  name?: string;
  rows: readonly (readonly Cell[])[];
  merged?: readonly Range[];
}

/** Beyond these a sheet is not read; what lies outside is told. */
export const mostRows = 20_000;
export const mostColumns = 400;
export const mostCells = 200_000;
