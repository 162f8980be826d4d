import { foldText } from '@horae/contract/fold-text';

/** Names that differ by more than case and accents, sorted; the plainest writing of each counts, empty ones do not. */
export function distinctNames(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names.toSorted((a, b) => a.localeCompare(b, 'el')))
    if (name !== '' && !found.has(foldText(name))) found.set(foldText(name), name);
  return [...found.values()];
}
