import { useRouter } from '@tanstack/react-router';
import { notify } from '#platform/notify';
import { switchHotel } from '#platform/switch-hotel';
import { shellWords } from '../shell.words';
import type { FoundEntry } from './found-entry';
import { rememberRecent } from './recent-entries';

/** Shows the hotel that something belongs to. */
export function showHotelOf({ hotel }: FoundEntry): void {
  if (hotel && switchHotel(hotel)) notify(shellWords.say('nowShowing', { name: hotel.name }));
}

/** Opens what was found: its hotel is chosen first; a hotel itself is shown on the page one is on. */
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
