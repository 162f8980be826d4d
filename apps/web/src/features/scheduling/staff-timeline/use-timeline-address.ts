import type { Zoom } from '@horae/timeline';
import { useState } from 'react';
import { type SelectedHotel, stored } from '#platform/storage';
import { windowKind } from '#platform/window-kind';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { type ChangeSearch, useRosterAddress } from '#roster/use-roster-address';
import { calendarViewOf, zoomOf } from './model/calendar-view-names.rules';
import { readView, writeView } from './model/timeline-view.rules';

/** Every login starts with the week; on a phone, where a week does not fit, that means the list of a day. */
const openingZoom = (kept: Zoom): Zoom => (kept === 'week' && windowKind() === 'phone' ? 'day' : kept);

/** The state of the staff timeline in the URL; its zoom is also remembered on the device until logout. */
export function useTimelineAddress(hotel: SelectedHotel, search: RosterSearch, onSearch: ChangeSearch) {
  // Read once when the screen opens, so that going back does not change it.
  const [usualZoom] = useState(() => openingZoom(zoomOf(stored.calendarView.get())));
  return useRosterAddress({
    hotel,
    search,
    onSearch,
    read: readView,
    write: writeView,
    usualZoom,
    onZoom: (zoom) => stored.calendarView.set(calendarViewOf[zoom]),
  });
}

export type TimelineAddress = ReturnType<typeof useTimelineAddress>;
