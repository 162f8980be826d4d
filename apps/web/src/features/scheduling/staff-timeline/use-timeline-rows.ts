import { useEffect, useMemo, useState } from 'react';
import { usePlaces } from '#roster/department-order/use-places';
import type { LoadedBoard } from '#roster/loaded-board';
import { type LoadedModel, useGridModel } from '#roster/use-grid-model';
import type { GridLens } from './grid/grid-lens';
import type { TimelineAddress } from './use-timeline-address';

type CompareParts = typeof import('./compare/compare-lens');

const dayMs = 86_400_000;

/** The code of the lens, loaded when it is first turned on. */
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

/** The rows to render, and the lens that renders them if one is on. */
export function useTimelineRows(loaded: LoadedBoard, address: TimelineAddress) {
  const places = usePlaces(address.view.sort === 'order');
  const counted = useGridModel(loaded, address, places);
  return { counted, lens: useLens(loaded, counted, address) };
}

/** Computes nothing while the lens is off. */
function useLens(
  { board, checks: { tolerance } }: LoadedBoard,
  counted: LoadedModel | undefined,
  { view, range, now }: TimelineAddress,
): GridLens | undefined {
  const isOn = view.lens === 'compare';
  const parts = useCompareParts(isOn);
  const compare = useMemo(() => parts?.createComparer(), [parts]);
  // Days that ended over two days ago, and future days, do not change by the minute.
  const isPast = now >= range.end + 2 * dayMs;
  const at = isPast ? range.end + 2 * dayMs : Math.max(now, range.start);
  const model = useMemo(
    () => (isOn && compare && board && counted ? compare({ board, ...counted, range, now: at, tolerance }) : undefined),
    [isOn, compare, board, counted, range, at, tolerance],
  );
  return useMemo(() => (parts && model ? parts.createCompareLens(model) : undefined), [parts, model]);
}
