import { foldText } from '@horae/contract/fold-text';
import { matchRank } from '#platform/fold-text';
import type { ComboboxOption } from './options';

export interface OptionGroup {
  name: string;
  /** The row of its heading; its options follow. */
  row: number;
  /** The first of its options among all. */
  from: number;
  count: number;
}

/** The letter a text stands under: without accent, upper case. */
export const letterOf = (text: string): string => foldText([...text.trim()][0] ?? '').toUpperCase();

/** Options that stand together under one letter; they come sorted. */
export function groupsOf(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const [index, { label }] of options.entries()) {
    const name = letterOf(label);
    const last = groups.at(-1);
    if (last?.name === name) last.count += 1;
    else groups.push({ name, row: index + groups.length, from: index, count: 1 });
  }
  return groups;
}

/** Those that answer the search, in their order, so that groups stay together. */
export function findInOrder<O extends ComboboxOption>(options: readonly O[], search: string): O[] {
  return options.filter(({ label }) => !search.trim() || matchRank(label, search) !== null);
}
