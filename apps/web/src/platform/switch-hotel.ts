import { chooseHotel, selectedHotel } from './hotel';
import { saveLastHotel } from './last-hotel.queries';
import { queryClient } from './query-client';
import type { SelectedHotel } from './storage';

/** Selects another hotel, here and for the next login, and drops the data loaded for the old one. Returns whether anything changed. */
export function switchHotel(hotel: SelectedHotel): boolean {
  if (hotel.ErpCompanyId === selectedHotel.get()?.ErpCompanyId) return false;
  chooseHotel(hotel);
  saveLastHotel(hotel.ErpCompanyId);
  forgetHotelData();
  return true;
}

export function forgetHotelData(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.ofHotel === true });
}
