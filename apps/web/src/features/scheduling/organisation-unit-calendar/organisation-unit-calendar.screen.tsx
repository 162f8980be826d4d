import { HotelScreen } from '#roster/hotel-screen';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import type { ChangeSearch } from '#roster/use-roster-address';
import { unitWords } from './organisation-unit-calendar.words';
import { UnitCalendar } from './unit-calendar';

interface OrganisationUnitCalendarScreenProps {
  search: RosterSearch;
  onSearch: ChangeSearch;
}

/** The employees of one organisation unit by day, with the cover of its departments. */
export function OrganisationUnitCalendarScreen({ search, onSearch }: OrganisationUnitCalendarScreenProps) {
  const say = unitWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => <UnitCalendar key={hotel.ErpCompanyId} hotel={hotel} search={search} onSearch={onSearch} />}
    </HotelScreen>
  );
}
