/** Returns whole percentages that add up to 100: the rest goes to the largest remainders. All 0 without votes. */
export function sharesOf(counts: number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const order = exact.map((value, at) => ({ at, rest: value - Math.floor(value) }));
  order.sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, left)) shares[at]! += 1;
  return shares;
}
