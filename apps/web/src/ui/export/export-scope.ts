import { exportWords } from './export.words';

interface Narrowed {
  isSelection?: boolean;
  isFiltered?: boolean;
}

/** Describes what an export contains: "42 users · filters on". A selection takes precedence over filters. */
export function exportScope(parts: readonly (string | undefined)[], { isSelection, isFiltered }: Narrowed): string {
  const narrowed = isSelection ? 'selectedOnly' : isFiltered ? 'filtersOn' : null;
  return [...parts, narrowed && exportWords.say(narrowed)].filter(Boolean).join(' · ');
}
