import { useMemo, useState } from 'react';
import type { SelectedHotel } from '#platform/storage';
import { mayPlan } from '#roster/may-plan';
import type { PlanView } from '#roster/planning/plan-view';
import type { TimelineBoard } from './use-timeline-board';

/** What the screen shows while somebody plans: the board with its drafts, once the layer of planning has loaded. */
export function usePlanMode(hotel: SelectedHotel, loaded: TimelineBoard, isWanted: boolean) {
  const [view, setView] = useState<PlanView>();
  const isPlanning = isWanted && mayPlan(hotel);
  const current = isPlanning ? view : undefined;
  const planned = useMemo(
    () => ({
      loaded: current ? { ...loaded, board: current.board, checks: current.checks } : loaded,
      plan: current,
    }),
    [loaded, current],
  );
  return { planned, isPlanning, onView: setView };
}
