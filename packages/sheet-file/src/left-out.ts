import { filledCells } from './head';
import type { SheetRow } from './sheet';

export const leftOutReasons = ['title', 'heading', 'total', 'note'] as const;
/** Why a row is no data: above the heading, the heading again, a row of sums, or a text of its own. */
export type LeftOutReason = (typeof leftOutReasons)[number];

const total = /^(γενικ[οα]|μερικ[οα])?\s*(συνολ(ο|α|ικα)|αθροισμα|(grand |sub)?totals?|sum)(?!\p{L})/u;
const note = /^([*•※]|σημ(ειωσ(η|εισ))?[.:]|note:|notes:|nb:|υπομνημα|legend)/u;

/** Why a row below the heading is left out; undefined for a row of data. */
export function leftOutReason(row: SheetRow, head: SheetRow, width: number): LeftOutReason | undefined {
  const texts = row.cells.flatMap((cell) => (cell ? [cell] : []));
  const first = foldedText(texts[0]?.text ?? '');
  if (isSame(row, head)) return 'heading';
  // Sums follow the word; a name and an address never do.
  if (total.test(first) && texts.slice(1).every(({ kind, text }) => kind !== 'text' || isNumber(text))) return 'total';
  if (filledCells(row) === 1 && width >= 3 && (note.test(first) || texts[0]?.kind === 'text')) return 'note';
  return undefined;
}

const isNumber = (text: string) => /^[\d.,:%€\s-]+$/.test(text);

const isSame = (row: SheetRow, head: SheetRow) =>
  filledCells(row) >= 2 && row.cells.every((cell, at) => cell === null || cell?.text === head.cells[at]?.text);

const foldedText = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').trim();
