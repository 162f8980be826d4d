import { useState } from 'react';
import { useHotel } from '#platform/hotel';
import { rosterWords } from '#roster/roster.words';
import { HotelPicker } from '#ui/hotel/hotel-picker';
import { ScreenTitle } from '#ui/screen-title';
import { HotelTimeline } from './hotel-timeline';
import type { TimelineSearch } from './model/timeline-view.rules';
import type { ChangeSearch } from './use-timeline';

interface StaffTimelineScreenProps {
  search: TimelineSearch;
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
