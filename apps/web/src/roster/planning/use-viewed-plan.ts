import { useLayoutEffect } from 'react';
import type { PlanView } from './plan-view';

/** Gives the calendar what it shows and obeys while somebody plans, and takes it away at the end. */
export function useViewedPlan(onView: (view: PlanView | undefined) => void, view: PlanView): void {
  const { board, hasDrafts, checks, onCommand, onPerson, openOfDay, editing, counts, strip, colourOf } = view;
  useLayoutEffect(
    () => onView({ board, hasDrafts, checks, onCommand, onPerson, openOfDay, editing, counts, strip, colourOf }),
    [onView, board, hasDrafts, checks, onCommand, onPerson, openOfDay, editing, counts, strip, colourOf],
  );
  useLayoutEffect(() => () => onView(undefined), [onView]);
}
