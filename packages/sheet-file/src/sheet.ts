/**
 * A cell that is not empty. Dates are `2026-11-03`, times `08:30` (with seconds if there are any, and above 24 hours
 * where the spreadsheet counts hours), moments `2026-11-03T08:30`, numbers plain decimals with a point.
 */
export interface Cell {
  kind: 'text' | 'number' | 'date' | 'time' | 'moment';
  text: string;
}

/** A row with content, and its line in the file, counted from 1. Empty cells are null. */
export interface SheetRow {
  line: number;
  cells: (Cell | null)[];
}

/** Merged cells; lines count from 1, columns from 0, all edges included. The value is in the first cell. */
export interface MergedCells {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** One sheet; blank rows are left out and can be told by the lines of the others. */
export interface Sheet {
  name: string;
  rows: SheetRow[];
  merged: MergedCells[];
}

/** A sheet that a file offers. */
export interface SheetName {
  name: string;
  isHidden: boolean;
}
