import type { Zoom } from '@horae/timeline';
import { useState } from 'react';
import { type SelectedHotel, stored } from '#platform/storage';
import { windowKind } from '#platform/window-kind';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { type ChangeSearch, useRosterAddress } from '#roster/use-roster-address';
import { calendarViewOf, zoomOf } from './model/calendar-view-names.rules';
import { readView, writeView } from './model/timeline-view.rules';

/** The week is what every login begins with; on a phone that means its list of a day, since a week does not fit there. */
const openingZoom = (kept: Zoom): Zoom => (kept === 'week' && windowKind() === 'phone' ? 'day' : kept);

/** What the URL of the staff timeline says; its zoom is also the device's, until logout. */
export function useTimelineAddress(hotel: SelectedHotel, search: RosterSearch, onSearch: ChangeSearch) {
  // As it was when the screen was opened, also after going back.
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
