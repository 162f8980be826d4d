import { foldText } from '@horae/contract/fold-text';
import { matchRank } from '#platform/fold-text';
import type { ComboboxOption } from './options';

export interface OptionGroup {
  name: string;
  /** The row of the group's heading; its options follow. */
  row: number;
  /** The index of its first option in the whole list. */
  from: number;
  count: number;
}

/** Returns the letter under which a text is grouped: upper case, without accent. */
export const letterOf = (text: string): string => foldText([...text.trim()][0] ?? '').toUpperCase();

/** Groups sorted options by their first letter. */
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

/** Returns the options matching the search in their given order, so that groups stay together. */
export function findInOrder<O extends ComboboxOption>(options: readonly O[], search: string): O[] {
  return options.filter(({ label }) => !search.trim() || matchRank(label, search) !== null);
}
