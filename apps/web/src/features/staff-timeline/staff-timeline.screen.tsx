import { useState } from 'react';
import { useHotel } from '#platform/hotel';
import { words } from '#platform/words';
import { HotelPicker } from '#ui/hotel/hotel-picker';
import { ScreenTitle } from '#ui/screen-title';

const timelineWords = words('staff-timeline', { title: 'Staff timeline' });

export function StaffTimelineScreen() {
  const say = timelineWords.use();
  const hotel = useHotel();
  const [search, setSearch] = useState('');
  return (
    <>
      <ScreenTitle>{say('title')}</ScreenTitle>
      {hotel ? <p>{hotel.name}</p> : <HotelPicker search={search} onSearch={setSearch} />}
    </>
  );
}
