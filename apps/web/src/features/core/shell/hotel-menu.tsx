import { IconBuildingSkyscraper, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { HotelMark } from '#ui/hotel/hotel-mark';
import { Popup } from '#ui/popup/popup';
import styles from './hotel-menu.module.css';
import { HotelOptions } from './hotel-options';
import { shellWords } from './shell.words';

/** The selected hotel, with the list to switch to another. */
export function HotelMenu({ isCompact }: { isCompact: boolean }) {
  const say = shellWords.use();
  const hotel = useHotel();
  const hotels = useStore(session)?.hotels ?? [];
  const [isOpen, setOpen] = useState(false);
  const name = hotel?.name ?? '';
  if (hotels.length === 0) return null;
  return (
    <Popup
      isOpen={isOpen}
      setOpen={setOpen}
      position="bottom-end"
      distance={14}
      width={320}
      className={styles.dropdown}
      trigger={
        <button
          type="button"
          className={`hovers ${styles.button}`}
          aria-label={hotel ? say('hotel', { name }) : say('noHotel')}
          data-tip={name || undefined}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {hotel ? (
            <HotelMark id={hotel.ErpCompanyId} name={name} mark={hotel.mark} />
          ) : (
            <IconBuildingSkyscraper size={20} stroke={1.5} aria-hidden="true" />
          )}
          {!isCompact && <span className={styles.name}>{hotel ? name : say('noHotel')}</span>}
          {!isCompact && <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
        </button>
      }
    >
      <HotelOptions hotels={hotels} onDone={() => setOpen(false)} />
    </Popup>
  );
}
