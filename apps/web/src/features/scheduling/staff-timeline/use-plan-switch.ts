import { useEffect, useState } from 'react';
import { type SelectedHotel, stored } from '#platform/storage';
import { mayPlan } from '#roster/may-plan';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { useStable } from '#roster/use-stable';
import { type TimelineView, usualCalendars, usualSorting } from './model/timeline-view.rules';
import type { TimelineAddress } from './use-timeline-address';

/**
 * Turns Plan on and off. Until the next logout this device remembers it for when the timeline is opened from the menu; an
 * address says itself whether it is on.
 */
export function usePlanSwitch(hotel: SelectedHotel, search: RosterSearch, { view, change }: TimelineAddress) {
  const [isRemembered] = useState(() => Object.keys(search).length === 0 && stored.planMode.get() && mayPlan(hotel));

  const turn = useStable((plan: boolean, replace: boolean) => {
    const isUsual = view.calendars.join() === usualCalendars(view).join();
    const isSorted = view.sort !== usualSorting(view);
    stored.planMode.set(plan);
    const next: Partial<TimelineView> = {
      plan,
      ...(isUsual && { calendars: usualCalendars({ plan }) }),
      ...(!isSorted && { sort: usualSorting({ plan }) }),
    };
    change(next, { replace });
  });

  useEffect(() => {
    if (isRemembered) turn(true, true);
  }, [isRemembered, turn]);

  return (plan: boolean) => turn(plan, false);
}
