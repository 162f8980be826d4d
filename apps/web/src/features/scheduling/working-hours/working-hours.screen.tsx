import { HotelScreen } from '#roster/hotel-screen';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import type { ChangeSearch } from '#roster/use-roster-address';
import { HoursCalendar } from './hours-calendar';
import { hoursWords } from './working-hours.words';

interface WorkingHoursCalendarScreenProps {
  search: RosterSearch;
  onSearch: ChangeSearch;
}

/** The sums of working hours in the selected hotel. */
export function WorkingHoursCalendarScreen({ search, onSearch }: WorkingHoursCalendarScreenProps) {
  const say = hoursWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => <HoursCalendar key={hotel.ErpCompanyId} hotel={hotel} search={search} onSearch={onSearch} />}
    </HotelScreen>
  );
}
