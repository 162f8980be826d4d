import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { mayCall } from '#platform/access';
import { useHotel } from '#platform/hotel';
import { logOut } from '#platform/log-out';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { switchHotel } from '#platform/switch-hotel';
import { Button, buttonClass } from '../button';
import { findOptions } from '../combobox/options';
import { KeyHookDrawing } from '../drawings';
import { EmptyState } from '../empty-state';
import { SearchField } from '../search-field';
import { uiWords } from '../ui.words';
import { HotelCards } from './hotel-cards';
import styles from './hotel-picker.module.css';

interface HotelPickerProps {
  search: string;
  onSearch: (search: string) => void;
  onChosen?: () => void;
}

/** Asks which hotel to show: as a page of its own, or in place of a calendar without a hotel. */
export function HotelPicker({ search, onSearch, onChosen }: HotelPickerProps) {
  const say = uiWords.use();
  const user = useStore(session);
  const hotels = user?.hotels ?? [];
  const current = useHotel()?.ErpCompanyId;
  const [wish, setWish] = useState<number | undefined>(current ?? hotels[0]?.ErpCompanyId);
  const options = hotels.map((hotel) => ({
    value: String(hotel.ErpCompanyId),
    label: hotel.name,
    note: String(hotel.ErpCompanyId),
  }));
  const found = findOptions(options, search).flatMap(
    ({ value }) => hotels.find((hotel) => String(hotel.ErpCompanyId) === value) ?? [],
  );
  const marked = found.find((hotel) => hotel.ErpCompanyId === wish) ?? found[0];

  function choose(id: number | undefined): void {
    const hotel = hotels.find((other) => other.ErpCompanyId === id);
    if (!hotel) return;
    if (switchHotel(hotel)) notify(say('hotel.nowShowing', { name: hotel.name }));
    onChosen?.();
  }

  // An administrator without hotels has the first one to add.
  if (hotels.length === 0 && mayCall(user, 'admin')) {
    return (
      <EmptyState drawing={<KeyHookDrawing />} text={say('hotel.noneYet')}>
        <Link to="/set-up" className={buttonClass('solid')}>
          {say('hotel.setUp')}
        </Link>
      </EmptyState>
    );
  }
  if (hotels.length === 0) {
    return (
      <EmptyState drawing={<KeyHookDrawing />} text={say('hotel.none')}>
        <Button look="solid" onClick={() => logOut()}>
          {say('logOut')}
        </Button>
      </EmptyState>
    );
  }

  return (
    <form
      className={styles.picker}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        choose(marked?.ErpCompanyId);
      }}
    >
      {current === undefined && <p className="quiet">{say('hotel.why')}</p>}
      <SearchField label={say('hotel.search')} value={search} onChange={onSearch} />
      <HotelCards hotels={found} marked={marked?.ErpCompanyId} lastUsed={current} onMark={setWish} onChoose={choose} />
      {found.length === 0 && <p role="status">{say('hotel.noMatch', { search })}</p>}
      <Button type="submit" look="solid" className={styles.submit} disabled={!marked}>
        {say('hotel.continue')}
      </Button>
    </form>
  );
}
