import type { SelectedHotel } from '#platform/storage';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { type ChangeSearch, useRosterAddress } from '#roster/use-roster-address';
import { readUnitView, writeUnitView } from './model/unit-view.rules';

/** What the URL of the unit's calendar says. Its zoom is its own and not the device's. */
export function useUnitAddress(hotel: SelectedHotel, search: RosterSearch, onSearch: ChangeSearch) {
  return useRosterAddress({
    hotel,
    search,
    onSearch,
    read: readUnitView,
    write: writeUnitView,
    usualZoom: 'week',
  });
}

export type UnitAddress = ReturnType<typeof useUnitAddress>;
