import { lazy, type ReactNode, useState } from 'react';
import { useHotel } from '#platform/hotel';
import type { SelectedHotel } from '#platform/storage';
import { Part } from '#ui/part';
import { ScreenTitle } from '#ui/screen-title';

const HotelPicker = lazy(() => import('#ui/hotel/hotel-picker').then((m) => ({ default: m.HotelPicker })));

interface HotelScreenProps {
  title: string;
  children: (hotel: SelectedHotel) => ReactNode;
}

/** A screen of the selected hotel; asks for the hotel first if none is selected. */
export function HotelScreen({ title, children }: HotelScreenProps) {
  const hotel = useHotel();
  const [search, setSearch] = useState('');
  if (hotel) return children(hotel);
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Part>
        <HotelPicker search={search} onSearch={setSearch} />
      </Part>
    </>
  );
}
