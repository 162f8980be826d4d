/** The pages to offer: first, last and the neighbours of this one; the ones left out between two are not there. */
export function pagesAround(page: number, last: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, last]);
  // A gap of one page is better filled than shown.
  if (page === 4) wanted.add(2);
  if (page === last - 3) wanted.add(last - 1);
  return [...wanted].filter((one) => one >= 1 && one <= last).toSorted((a, b) => a - b);
}
