import { useEffect } from 'react';
import { CalendarRefused } from '#roster/model/read-calendar.rules';
import { withoutUnknown } from './model/known-ids.rules';
import type { HotelPeople } from './use-hotel-people';
import type { TimelineAddress } from './use-timeline-address';

/** Drops ids from the URL that this hotel does not have, unless the link is for another hotel. */
export function useKnownIds(
  { view, change }: TimelineAddress,
  { people }: HotelPeople,
  error: unknown,
  hotel: number,
): void {
  const isElsewhere = view.hotel !== null && view.hotel !== hotel;
  const isUnitUnknown = error instanceof CalendarRefused && error.message.startsWith('Unknown ');
  const fix = isElsewhere
    ? undefined
    : isUnitUnknown && (view.bu ?? view.ou ?? view.wc) !== null
      ? { bu: null, ou: null, wc: null }
      : people && withoutUnknown(view, people);
  useEffect(() => {
    if (fix) change(fix, { replace: true });
  });
}
