import type { Grid } from './grid';
import { areSpans, type CodeMeaning } from './meaning';

const span = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?$/;
const half = 12 * 60;

/** Start and end of times without a.m. or p.m. */
function endsOf(text: string): [from: number, to: number] | undefined {
  const match = span.exec(text);
  if (!match) return undefined;
  const [, from, fromMinutes = 0, to, toMinutes = 0] = match;
  return [Number(from) * 60 + Number(fromMinutes), Number(to) * 60 + Number(toMinutes)];
}

/**
 * Whether a sheet counts hours to 12: some times make sense only so (`7-3`), and no hour is after 12. Then `3-11` may be
 * the afternoon.
 */
export function countsToTwelve(grid: Grid, isHead: (row: number) => boolean): boolean {
  let isLikely = false;
  for (let row = 0; row < grid.height; row += 1) {
    if (isHead(row)) continue;
    for (let column = 0; column < grid.width; column += 1) {
      const ends = endsOf(grid.text(row, column));
      if (!ends) continue;
      const [from, to] = ends;
      if (from >= half + 60 || to >= half + 60 || from === 0 || to === 0) return false;
      // Nobody works from nine to five in the morning.
      isLikely ||= to < from && to + 2 * half - from > 16 * 60;
    }
  }
  return isLikely;
}

/** What times of such a sheet may mean; undefined for times that say more than hours to 12. */
export function twelveHourProposal(text: string): CodeMeaning | undefined {
  const ends = endsOf(text);
  if (!ends) return undefined;
  const [written, to] = ends;
  // Few shifts begin between one and five in the morning.
  const from = written < 6 * 60 ? written + half : written;
  const end = to > from ? to : to + half > from ? to + half : to + 2 * half;
  const spans = [{ from, to: end }];
  return areSpans(spans) ? { kind: 'shift', spans } : undefined;
}
