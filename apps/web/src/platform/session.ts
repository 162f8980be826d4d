import type { Session, UserData } from '@horae/contract/core/user-data';
import { sessionEntries, stored } from './storage';
import { createStore } from './store';

/** Why a session ended: user's choice, refused refresh, inactivity, or a logout in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'idle' | 'elsewhere';

function storedUser(): UserData | null {
  return stored.accessToken.get() ? stored.userData.get() : null;
}

/** The signed-in account, or null. */
export const session = createStore<UserData | null>(storedUser());

let abort = new AbortController();
const endListeners = new Set<(end: SessionEnd, user: UserData) => void>();

/** The signal that aborts all calls of this session when it ends. */
export const sessionSignal = (): AbortSignal => abort.signal;

export function onSessionEnd(listener: (end: SessionEnd, user: UserData) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Selects the stored hotel, else the one where the account worked last, else the only one; none if it has several. */
function defaultHotel({ hotels }: UserData, lastHotel: number | undefined): void {
  const granted = (id: number | undefined) => hotels.find(({ ErpCompanyId }) => ErpCompanyId === id);
  const kept = granted(stored.selectedHotel.get()?.ErpCompanyId) ?? granted(lastHotel);
  const hotel = kept ?? (hotels.length === 1 ? hotels[0] : undefined);
  if (hotel) stored.selectedHotel.set(hotel);
  else stored.selectedHotel.remove();
  stored.selectedApp.set({
    ApplicationId: 3000,
    ApplicationName: 'HRManagement',
    EntityId: 3006,
    EntityName: 'Time&Attendance',
    ...(hotel && { ErpCompanyId: hotel.ErpCompanyId }),
  });
}

export function startSession({ userData, accessToken, refreshToken, lastHotel }: Session): void {
  abort = new AbortController();
  stored.accessToken.set(accessToken);
  stored.refreshToken.set(refreshToken);
  stored.userData.set(userData);
  stored.calendarChanges.set([]);
  stored.calendarView.set('resourceTimelineWeek');
  defaultHotel(userData, lastHotel);
  session.set(userData);
}

/** Adds or updates a hotel in this session; the next login includes it anyway. */
export function rememberHotel(hotel: UserData['hotels'][number]): void {
  const user = session.get();
  if (!user) return;
  const before = user.hotels.find(({ ErpCompanyId }) => ErpCompanyId === hotel.ErpCompanyId);
  const others = user.hotels.filter((other) => other !== before);
  const next = {
    ...user,
    hotels: [...others, { ...before, ...hotel }].toSorted((a, b) => a.ErpCompanyId - b.ErpCompanyId),
  };
  stored.userData.set(next);
  session.set(next);
}

/** Ends the session immediately; safe to call repeatedly, so that many failing calls end it only once. */
export function endSession(end: SessionEnd): void {
  const user = session.get();
  // The other tab has removed its entries and may already have written those of the next session.
  if (end !== 'elsewhere') for (const item of sessionEntries) item.remove();
  if (!user) return;
  abort.abort();
  session.set(null);
  for (const listener of endListeners) listener(end, user);
}

/** Follows other tabs: a logout there ends the session here, and another account replaces this one. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    const sessionKey = key === null || key === stored.accessToken.key || key === stored.userData.key;
    if (!sessionKey) return;
    const user = storedUser();
    const now = session.get();
    if (!user) endSession('elsewhere');
    else if (user.id !== now?.id) {
      abort.abort();
      abort = new AbortController();
      session.set(user);
    }
  });
}
