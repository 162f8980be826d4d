import { headingKey } from '@horae/contract/heading-key';
import type { KeptColumn } from '@horae/contract/people/import-memory.contract';
import type { PersonCell } from '@horae/contract/people/people-files.contract';
import { meaningsOf, personCells } from './import-columns';

/** Whether something is remembered about a heading of this file. */
export function hasKept(columns: readonly string[], kept: readonly KeptColumn[]): boolean {
  const known = new Set(kept.map(({ heading }) => heading));
  return columns.some((column) => known.has(headingKey(column)));
}

/** The meaning of each column: as last time, otherwise as recognised. No meaning is used twice. */
export function keptMeanings(columns: readonly string[], kept: readonly KeptColumn[]): (PersonCell | '')[] {
  const byHeading = new Map(kept.map(({ heading, field }) => [heading, field]));
  const remembered = columns.map((column) => {
    const field = byHeading.get(headingKey(column));
    return field === '' ? field : personCells.find((cell) => cell === field);
  });
  const taken = new Set(remembered.filter(Boolean));
  return meaningsOf(columns).map((meaning, at) => remembered[at] ?? (taken.has(meaning) ? '' : meaning));
}
