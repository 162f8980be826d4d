import { FileFault } from './file-fault';
import { mostCells, mostColumns, mostRows } from './limits';
import type { Cell, MergedCells, Sheet, SheetRow } from './sheet';

/** Collects the cells of a sheet within the limits. */
export class SheetBuilder {
  private readonly rows: SheetRow[] = [];
  private readonly merged: MergedCells[] = [];
  private readonly name: string;
  private row: SheetRow | undefined;
  private cellCount = 0;

  constructor(name: string) {
    this.name = name;
  }

  /** Cells come row by row. */
  add(line: number, column: number, cell: Cell): void {
    if (column >= mostColumns) {
      const most = mostColumns.toLocaleString('en');
      throw new FileFault(
        'too-wide',
        `Line ${line} has more than ${most} columns. Delete the columns that are not needed.`,
      );
    }
    if (this.row?.line !== line) {
      if (this.rows.length >= mostRows) throw tooManyRows();
      this.row = { line, cells: [] };
      this.rows.push(this.row);
    }
    const { cells } = this.row;
    while (cells.length < column) cells.push(null);
    cells[column] = cell;
    this.cellCount += 1;
    if (this.cellCount > mostCells) throw tooManyRows();
  }

  merge(range: MergedCells): void {
    this.merged.push(range);
  }

  build(): Sheet {
    return { name: this.name, rows: this.rows.toSorted((a, b) => a.line - b.line), merged: this.merged };
  }
}

function tooManyRows(): FileFault {
  const most = mostRows.toLocaleString('en');
  return new FileFault('too-many-rows', `This sheet has more than ${most} rows. Split it and import the parts.`, most);
}
