import type { LocalDate } from '@horae/local-time/local-date';
import { answeredPeople } from './answered-people';
import { claimBlock } from './claim-block';
import { claimLegend } from './claim-legend';
import { answeredCodes, type CodeBook, spellingsIn } from './code-book';
import type { Collector } from './collector';
import { type CorrectedParts, withCorrectedColumns } from './corrected-parts';
import { entriesFor } from './entries';
import type { Grid } from './grid';
import { type Block, blocksOf } from './grid-block';
import { linesOf } from './grid-lines';
import { datesOf } from './head-dates';
import type { Head } from './head-rows';
import { findLegend } from './legend';
import { peopleRegister } from './people-register';
import { readLines } from './read-lines';
import type { ReadOptions } from './reading';
import { takenCells } from './taken-cells';
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
