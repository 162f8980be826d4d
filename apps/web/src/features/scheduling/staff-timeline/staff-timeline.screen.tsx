import { HotelScreen } from '#roster/hotel-screen';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { rosterWords } from '#roster/roster.words';
import type { ChangeSearch } from '#roster/use-roster-address';
import { HotelTimeline } from './hotel-timeline';

interface StaffTimelineScreenProps {
  search: RosterSearch;
  onSearch: ChangeSearch;
}

/** Who works when in the selected hotel. */
export function StaffTimelineScreen({ search, onSearch }: StaffTimelineScreenProps) {
  const say = rosterWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => <HotelTimeline key={hotel.ErpCompanyId} hotel={hotel} search={search} onSearch={onSearch} />}
    </HotelScreen>
  );
}
