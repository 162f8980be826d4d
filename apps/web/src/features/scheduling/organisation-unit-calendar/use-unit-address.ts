import type { SelectedHotel } from '#platform/storage';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { type ChangeSearch, useRosterAddress } from '#roster/use-roster-address';
import { readUnitView, writeUnitView } from './model/unit-view.rules';

/** The state of the unit calendar in the URL. Its zoom is kept apart from the one remembered on the device. */
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
