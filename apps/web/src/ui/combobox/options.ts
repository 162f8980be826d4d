import { matchRank } from '#platform/fold-text';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second, less prominent text; also searched. */
  note?: string;
}

/** Returns the options matching the search: those that start with it first, otherwise in the given order. */
export function findOptions<O extends ComboboxOption>(options: readonly O[], search: string): O[] {
  if (!search.trim()) return [...options];
  const ranked = options.flatMap((option) => {
    const ranks = [matchRank(option.label, search), option.note ? matchRank(option.note, search) : null];
    const best = Math.min(...ranks.map((rank) => rank ?? 3));
    return best < 3 ? [{ option, best }] : [];
  });
  return ranked.sort((a, b) => a.best - b.best).map(({ option }) => option);
}
