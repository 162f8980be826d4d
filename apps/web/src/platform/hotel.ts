import { session } from './session';
import { type SelectedHotel, stored } from './storage';
import { createStore, useStore } from './store';

/** The hotel whose data is shown, from the account's grants; null until one is selected. */
export const selectedHotel = createStore<SelectedHotel | null>(granted(stored.selectedHotel.get()));

function granted(hotel: SelectedHotel | null): SelectedHotel | null {
  const hotels = session.get()?.hotels ?? [];
  return hotels.find((other) => other.ErpCompanyId === hotel?.ErpCompanyId) ?? null;
}

/** The time zone of the selected hotel, or of another one of the account. */
export function hotelZone(companyId = selectedHotel.get()?.ErpCompanyId): string | undefined {
  if (companyId === selectedHotel.get()?.ErpCompanyId) return selectedHotel.get()?.timeZone;
  return session.get()?.hotels.find((hotel) => hotel.ErpCompanyId === companyId)?.timeZone;
}

export const useHotel = (): SelectedHotel | null => useStore(selectedHotel);

function readStored(): void {
  selectedHotel.set(granted(stored.selectedHotel.get()));
}

session.subscribe(readStored);

export function chooseHotel(hotel: SelectedHotel): void {
  stored.selectedHotel.set(hotel);
  const app = stored.selectedApp.get();
  if (app) stored.selectedApp.set({ ...app, ErpCompanyId: hotel.ErpCompanyId });
  selectedHotel.set(granted(hotel));
}

/** Notifies when another tab selects another hotel; this tab keeps its own until `adopt` is called. */
export function onHotelChangedElsewhere(listener: (adopt: () => void) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== stored.selectedHotel.key || !session.get()) return;
    const chosen = stored.selectedHotel.get();
    if (chosen && chosen.ErpCompanyId !== selectedHotel.get()?.ErpCompanyId) listener(readStored);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
