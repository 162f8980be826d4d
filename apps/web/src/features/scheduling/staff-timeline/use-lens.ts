import { useEffect, useMemo, useState } from 'react';
import type { Board } from '#roster/model/board.rules';
import type { LoadedModel } from '#roster/use-grid-model';
import type { GridLens } from './grid/grid-lens';
import type { TimelineControl } from './use-timeline';

type CompareParts = typeof import('./compare/compare-lens');

const dayMs = 86_400_000;

/** The parts of the lens, fetched when it is first turned on. */
function useCompareParts(isOn: boolean): CompareParts | undefined {
  const [parts, setParts] = useState<CompareParts>();
  const [failure, setFailure] = useState<unknown>();
  const isMissing = isOn && !parts;
  useEffect(() => {
    if (isMissing) void import('./compare/compare-lens').then(setParts, setFailure);
  }, [isMissing]);
  if (isOn && failure !== undefined) throw failure;
  return parts;
}

/** How the grid is drawn instead of as shifts alone; nothing is counted while the lens is off. */
export function useLens(
  board: Board | undefined,
  counted: LoadedModel | undefined,
  { view, range, now }: TimelineControl,
): GridLens | undefined {
  const isOn = view.lens === 'compare';
  const parts = useCompareParts(isOn);
  const compare = useMemo(() => parts?.createComparer(), [parts]);
  // Days long over do not change by the minute, nor do days to come.
  const isPast = now >= range.end + 2 * dayMs;
  const at = isPast ? range.end + 2 * dayMs : Math.max(now, range.start);
  const model = useMemo(
    () => (isOn && compare && board && counted ? compare({ board, ...counted, range, now: at }) : undefined),
    [isOn, compare, board, counted, range, at],
  );
  return useMemo(() => (parts && model ? parts.createCompareLens(model) : undefined), [parts, model]);
}
