import { useState } from 'react';
import { useHotel } from '#platform/hotel';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { rosterWords } from '#roster/roster.words';
import type { ChangeSearch } from '#roster/use-roster-control';
import { HotelPicker } from '#ui/hotel/hotel-picker';
import { ScreenTitle } from '#ui/screen-title';
import { HotelTimeline } from './hotel-timeline';

interface StaffTimelineScreenProps {
  search: RosterSearch;
  onSearch: ChangeSearch;
}

/** Who works when, in the hotel chosen; without one it asks for it first. */
export function StaffTimelineScreen({ search, onSearch }: StaffTimelineScreenProps) {
  const say = rosterWords.use();
  const hotel = useHotel();
  const [hotelSearch, setHotelSearch] = useState('');
  if (hotel) return <HotelTimeline key={hotel.ErpCompanyId} hotel={hotel} search={search} onSearch={onSearch} />;
  return (
    <>
      <ScreenTitle>{say('title')}</ScreenTitle>
      <HotelPicker search={hotelSearch} onSearch={setHotelSearch} />
    </>
  );
}
