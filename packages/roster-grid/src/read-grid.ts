import type { LocalDate } from '@horae/local-time/local-date';
import { answeredPeople } from './answered-people';
import { claimBlock } from './claim-block';
import { claimLegend } from './claim-legend';
import { answeredCodes, type CodeBook, spellingsIn } from './code-book';
import type { Collector } from './collector';
import { type CorrectedParts, withCorrectedColumns } from './corrected-parts';
import { entriesFor } from './entries';
import type { Grid } from './grid';
import { type Block, blocksOf, columnsOf } from './grid-block';
import { linesOf } from './grid-lines';
import { datesOf } from './head-dates';
import type { Head } from './head-rows';
import { findLegend, isLegendHeading } from './legend';
import { peopleRegister } from './people-register';
import { readLines } from './read-lines';
import type { ReadOptions } from './reading';
import { departmentInTitle, titleTexts } from './title-rows';
import { countsToTwelve } from './twelve-hours';
import { withUndatedColumns } from './undated-columns';

/** Reads a grid: a person a line, a day a column. */
export function readGrid(
  grid: Grid,
  heads: readonly Head[],
  { name, corrected }: { name: string | undefined; corrected: CorrectedParts },
  options: ReadOptions,
  out: Collector,
): void {
  const blocks = blocksOf(grid, heads).map((block) => withCorrectedColumns(block, corrected));
  const headRows = headRowsOf(blocks);
  const legend = findLegend(grid, takenCells(grid, blocks, headRows));
  claimLegend(legend, out);
  const legendCells = new Set(legend.cells.map(([row, column]) => row * grid.width + column));
  for (const block of blocks) dropLegendColumns(grid, block, legendCells);
  const isLegend = (row: number, column: number) => legendCells.has(row * grid.width + column);
  const book: CodeBook = {
    answers: answeredCodes(options.answers),
    legend: legend.entries,
    spellings: spellingsIn(grid),
    countsToTwelve: countsToTwelve(grid, (row) => headRows.has(row)),
  };
  const people = answeredPeople(options.answers);
  // What the sheet says above its first table holds for all of them.
  const titles = [...(blocks[0] ? titleTexts(grid, blocks[0]) : []), name ?? ''];
  const register = peopleRegister(out.people);
  const entries = entriesFor(grid, book, out);
  let before: readonly LocalDate[] | undefined;
  for (const undated of blocks) {
    const dates = datesOf(grid, undated, titles, options, out, before);
    before = dates ?? before;
    for (const date of dates ?? []) out.days.add(date);
    const block = withUndatedColumns(grid, withDates(undated, dates), book, options, out);
    const lines = linesOf({ grid, block, book, people, corrected: corrected.lines, isLegend });
    claimBlock(grid, block, lines, out);
    readLines(
      { grid, block, entries, out },
      lines,
      departmentInTitle([...titleTexts(grid, block), name ?? '']),
      people,
      register,
    );
  }
}

const withDates = (block: Block, dates: readonly LocalDate[] | undefined): Block =>
  dates ? { ...block, dates } : block;

function headRowsOf(blocks: readonly Block[]): Set<number> {
  const rows = new Set<number>();
  for (const { head, headBottom } of blocks) for (let row = head.top; row <= headBottom; row += 1) rows.add(row);
  return rows;
}

/** Cells that cannot belong to a legend: heads, and the days and labels of lines with a name. */
function takenCells(
  grid: Grid,
  blocks: readonly Block[],
  headRows: ReadonlySet<number>,
): (row: number, column: number) => boolean {
  const rows = new Map<number, Block>();
  for (const block of blocks) {
    let isPeople = false;
    for (let row = block.firstRow; row <= block.lastRow; row += 1) {
      isPeople = namesPerson(grid, block, row) || (isPeople && continues(grid, block, row));
      if (isPeople) rows.set(row, block);
    }
  }
  return (row, column) => {
    if (headRows.has(row)) return !isBesideDays(blocks, column) || !isLegendHeading(grid.text(row, column));
    const block = rows.get(row);
    return block !== undefined && (block.dayColumns.has(column) || column < Math.max(...block.dayColumns));
  };
}

/** A line with a name and anything beside it; a short word with one cell more may be a code that is explained. */
function namesPerson(grid: Grid, block: Block, row: number): boolean {
  const label = columnsOf(block, 'name', 'surname', 'firstName', 'code').filter(
    (column) => grid.cell(row, column) !== null,
  );
  if (label.length === 0) return false;
  let others = 0;
  for (let column = 0; column < grid.width; column += 1) if (grid.cell(row, column) !== null) others += 1;
  const text = grid.text(row, label[0]!);
  if (isLegendHeading(text)) return false;
  return text.length > 4 ? !/[=:]/.test(text) : others > 3;
}

/** A line without a name right below a person. */
function continues(grid: Grid, block: Block, row: number): boolean {
  let days = 0;
  for (let column = 0; column < grid.width; column += 1) {
    if (grid.cell(row, column) === null) continue;
    if (block.dayColumns.has(column)) days += 1;
    else if (/[=:]/.test(grid.text(row, column)) || isLegendHeading(grid.text(row, column))) return false;
  }
  return days > 0;
}

const isBesideDays = (blocks: readonly Block[], column: number) =>
  blocks.every(({ dayColumns }) => column > Math.max(...dayColumns));

/** Columns beside the days that hold a legend name nobody. */
function dropLegendColumns(
  grid: Grid,
  { labels, dayColumns, firstRow, lastRow }: Block,
  legendCells: ReadonlySet<number>,
): void {
  for (const column of labels.kinds.keys()) {
    if (column < Math.max(...dayColumns)) continue;
    let others = 0;
    let explained = 0;
    for (let row = firstRow; row <= lastRow; row += 1) {
      if (grid.cell(row, column) === null) continue;
      if (legendCells.has(row * grid.width + column)) explained += 1;
      else others += 1;
    }
    if (explained > others) labels.kinds.delete(column);
  }
}
