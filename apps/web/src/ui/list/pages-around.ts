/** Returns the page numbers to offer: first, last and the neighbours of the current one, with gaps between them. */
export function pagesAround(page: number, last: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, last]);
  // An ellipsis for a single page would save nothing.
  if (page === 4) wanted.add(2);
  if (page === last - 3) wanted.add(last - 1);
  return [...wanted].filter((one) => one >= 1 && one <= last).toSorted((a, b) => a - b);
}
