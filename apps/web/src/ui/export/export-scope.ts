import { exportWords } from './export.words';

interface Narrowed {
  isSelection?: boolean;
  isFiltered?: boolean;
}

/** What an export holds, for its menu and its file: "42 users · filters on". A selection goes before the filters. */
export function exportScope(parts: readonly (string | undefined)[], { isSelection, isFiltered }: Narrowed): string {
  const narrowed = isSelection ? 'selectedOnly' : isFiltered ? 'filtersOn' : null;
  return [...parts, narrowed && exportWords.say(narrowed)].filter(Boolean).join(' · ');
}
