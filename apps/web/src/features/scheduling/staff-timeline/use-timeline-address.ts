import type { Zoom } from '@horae/timeline';
import { useState } from 'react';
import { type SelectedHotel, stored } from '#platform/storage';
import { windowKind } from '#platform/window-kind';
import type { RosterSearch, Search } from '#roster/model/roster-filters.rules';
import { type ChangeSearch, useRosterAddress } from '#roster/use-roster-address';
import { calendarViewOf, zoomOf } from './model/calendar-view-names.rules';
import { readView, type TimelineView, writeView } from './model/timeline-view.rules';

/** Every login starts with the week; on a phone, where a week does not fit, that means the list of a day. */
const openingZoom = (kept: Zoom): Zoom => (kept === 'week' && windowKind() === 'phone' ? 'day' : kept);

/** A phone shows a list and no rows to scroll to, so that the person searched for is shown alone. */
function readViewHere(search: Search): TimelineView {
  const view = readView(search);
  return view.find !== null && windowKind() === 'phone' ? { ...view, emp: view.find, find: null } : view;
}

/** The state of the staff timeline in the URL; its zoom is also remembered on the device until logout. */
export function useTimelineAddress(hotel: SelectedHotel, search: RosterSearch, onSearch: ChangeSearch) {
  // Read once when the screen opens, so that going back does not change it.
  const [usualZoom] = useState(() => openingZoom(zoomOf(stored.calendarView.get())));
  return useRosterAddress({
    hotel,
    search,
    onSearch,
    read: readViewHere,
    write: writeView,
    usualZoom,
    onZoom: (zoom) => stored.calendarView.set(calendarViewOf[zoom]),
  });
}

export type TimelineAddress = ReturnType<typeof useTimelineAddress>;
