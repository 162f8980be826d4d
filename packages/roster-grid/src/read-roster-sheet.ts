import { collectorFor } from './collector';
import { correctedParts } from './corrected-parts';
import { gridOf } from './grid';
import { findHeads, isLong } from './head-rows';
import { findListHead } from './list-head';
import { tellOverlaps } from './overlaps';
import { readGrid } from './read-grid';
import { readList } from './read-list';
import type { Reading, ReadOptions } from './reading';
import type { Sheet } from './sheet';

/**
 * Reads a roster from the cells of a sheet: a grid (a person a line, a day a column) or a list (a shift a line). Dates
 * and times are local ones as written. What is not clear becomes a question; read again with the answers. Never throws.
 */
export function readRosterSheet(sheet: Sheet, options: ReadOptions = {}): Reading {
  const grid = gridOf(sheet);
  const out = collectorFor(grid);
  const settings = typeof options === 'object' && options !== null ? options : {};
  const corrected = correctedParts(settings.answers, grid);
  const found = findHeads(grid, corrected.lines);
  const isSaid = found.length > 0 && [...corrected.lines.values()].includes('head');
  const list = isSaid || found.some(isLong) ? undefined : findListHead(grid);
  const heads = list ? [] : found;
  const name = typeof sheet?.name === 'string' ? sheet.name : undefined;
  if (heads.length > 0) readGrid(grid, heads, { name, corrected }, settings, out);
  else if (list) readList(grid, list, name, settings, out);
  tellOverlaps(out);
  const { roles, parts, questions, notices } = out.finish();
  return {
    layout: heads.length > 0 ? 'grid' : list ? 'list' : 'none',
    days: [...out.days].sort(),
    people: out.people,
    shifts: out.shifts,
    daysOff: out.daysOff,
    leaves: out.leaves,
    parts,
    questions,
    notices,
    roles,
  };
}
