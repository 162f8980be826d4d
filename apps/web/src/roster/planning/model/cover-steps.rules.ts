/** How many more or fewer there are from an instant on. */
export type Steps = Map<number, number>;

export function addSpan(steps: Steps, start: number, end: number, by: number): void {
  if (end <= start) return;
  steps.set(start, (steps.get(start) ?? 0) + by);
  steps.set(end, (steps.get(end) ?? 0) - by);
}

/** A time throughout which as many are needed and as many are planned. */
export interface CoverPiece {
  start: number;
  end: number;
  needed: number;
  planned: number;
}

/** Lays what is planned over what is needed, within a range; times with neither are left out. */
export function coverPieces(
  needed: Steps,
  planned: readonly Steps[],
  range: { start: number; end: number },
): CoverPiece[] {
  const { start: from, end: until } = range;
  const instants = [...new Set([from, until, ...needed.keys(), ...planned.flatMap((steps) => [...steps.keys()])])];
  instants.sort((a, b) => a - b);
  const pieces: CoverPiece[] = [];
  const now = { needed: 0, planned: 0 };
  for (const [at, start] of instants.entries()) {
    now.needed += needed.get(start) ?? 0;
    for (const steps of planned) now.planned += steps.get(start) ?? 0;
    const end = instants[at + 1];
    if (end === undefined || start < from || end > until || (now.needed === 0 && now.planned === 0)) continue;
    const before = pieces.at(-1);
    const isSame = before?.end === start && before.needed === now.needed && before.planned === now.planned;
    if (isSame) before.end = end;
    else pieces.push({ start, end, ...now });
  }
  return pieces;
}

/** As far as the night of a day goes into the next one, in milliseconds. */
export const noon = 12 * 3_600_000;

/** Cuts what goes on into other days, so that it counts on each of them; a night belongs to the day on which it begins. */
export function cutByDay<Piece extends { start: number; end: number }>(
  pieces: readonly Piece[],
  starts: readonly number[],
): Piece[] {
  return pieces.flatMap((piece) => {
    const cuts = starts.filter((start) => piece.start < start && start + noon <= piece.end);
    const edges = [piece.start, ...cuts, piece.end];
    return edges.slice(1).map((end, at) => Object.assign({}, piece, { start: edges[at]!, end }));
  });
}
