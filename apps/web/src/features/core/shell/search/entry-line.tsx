import { PageIcon } from '#areas/page-icon';
import { cutAtMatch } from '#platform/fold-text';
import { HotelMark } from '#ui/hotel/hotel-mark';
import { type FoundEntry, iconPageOf } from './found-entry';
import styles from './search.module.css';

/** An entry in the palette and on the results page: its icon, its title with the match highlighted, and its note. */
export function EntryLine({ entry, search }: { entry: FoundEntry; search: string }) {
  const [before, match, after] = cutAtMatch(entry.title, search);
  return (
    <>
      {entry.kind === 'hotel' && entry.hotel ? (
        <HotelMark id={entry.hotel.ErpCompanyId} name={entry.title} mark={entry.hotel.mark} size={24} />
      ) : (
        <PageIcon path={iconPageOf(entry)} size={20} />
      )}
      <span className={`ellipsis ${styles.title}`}>
        {before}
        {match && <mark>{match}</mark>}
        {after}
      </span>
      {entry.note && <span className={styles.note}>{entry.note}</span>}
    </>
  );
}
