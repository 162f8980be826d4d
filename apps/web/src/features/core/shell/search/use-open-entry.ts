import { useRouter } from '@tanstack/react-router';
import { selectedHotel } from '#platform/hotel';
import { notify } from '#platform/notify';
import { switchHotel } from '#platform/switch-hotel';
import { shellWords } from '../shell.words';
import { askedToSwitch } from './asked-to-switch';
import type { FoundEntry } from './found-entry';
import { rememberRecent } from './recent-entries';

/** Switches to the hotel of an entry. */
function showHotelOf({ hotel }: FoundEntry): void {
  if (hotel && switchHotel(hotel)) notify(shellWords.say('nowShowing', { name: hotel.name }));
}

/** Opens a search result; one of another hotel asks before it switches. For a hotel itself, the current page stays open. */
export function useOpenEntry(): (entry: FoundEntry, inNewTab?: boolean) => void {
  const router = useRouter();

  function show(entry: FoundEntry, inNewTab: boolean): void {
    rememberRecent(entry);
    showHotelOf(entry);
    if (entry.kind === 'hotel') return;
    if (inNewTab) window.open(entry.path, '_blank', 'noopener');
    else void router.navigate({ href: entry.path });
  }

  return (entry, inNewTab = false) => {
    const open = () => show(entry, inNewTab);
    const { hotel, kind, title } = entry;
    const current = selectedHotel.get();
    const isElsewhere = hotel && current && hotel.ErpCompanyId !== current.ErpCompanyId;
    if (isElsewhere && kind !== 'hotel') askedToSwitch.set({ title, hotelName: hotel.name, open });
    else open();
  };
}
