/** Counts the filters that are on, from their lines in the printed header; the search is none. */
export function filterCount(lines: Iterable<string>, searchLabel: string): number {
  return [...lines].flatMap((line) => line.split(' · ')).filter((one) => !one.startsWith(`${searchLabel}: “`)).length;
}
