import { useRouter } from '@tanstack/react-router';
import { notify } from '#platform/notify';
import { switchHotel } from '#platform/switch-hotel';
import { shellWords } from '../shell.words';
import type { FoundEntry } from './found-entry';
import { rememberRecent } from './recent-entries';

/** Switches to the hotel of an entry. */
export function showHotelOf({ hotel }: FoundEntry): void {
  if (hotel && switchHotel(hotel)) notify(shellWords.say('nowShowing', { name: hotel.name }));
}

/** Opens a search result after switching to its hotel; for a hotel itself, the current page stays open. */
export function useOpenEntry(): (entry: FoundEntry, inNewTab?: boolean) => void {
  const router = useRouter();
  return (entry, inNewTab = false) => {
    rememberRecent(entry);
    showHotelOf(entry);
    if (entry.kind === 'hotel') return;
    if (inNewTab) window.open(entry.path, '_blank', 'noopener');
    else void router.navigate({ href: entry.path });
  };
}
