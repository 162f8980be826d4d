import type { GrantedHotel } from '@horae/contract/core/user-data';
import { type KeyboardEvent, useState } from 'react';
import { useHotel } from '#platform/hotel';
import { notify } from '#platform/notify';
import { switchHotel } from '#platform/switch-hotel';
import { OptionList } from '#ui/combobox/option-list';
import { findOptions } from '#ui/combobox/options';
import { useActiveOption } from '#ui/combobox/use-active-option';
import styles from './hotel-menu.module.css';
import { shellWords } from './shell.words';

const filterFrom = 8;

interface HotelOptionsProps {
  hotels: readonly GrantedHotel[];
  onDone: () => void;
}

/** The list of hotels, with a filter if there are many. */
export function HotelOptions({ hotels, onDone }: HotelOptionsProps) {
  const say = shellWords.use();
  const current = useHotel()?.ErpCompanyId;
  const [search, setSearch] = useState('');
  const isLong = hotels.length >= filterFrom;
  const options = findOptions(
    hotels.map(({ ErpCompanyId: id, name }) => ({ value: String(id), label: name, note: String(id) })),
    search,
  );
  const list = useActiveOption(options.length, choose);

  function choose(index: number): void {
    const hotel = hotels.find(({ ErpCompanyId: id }) => String(id) === options[index]?.value);
    if (!hotel) return;
    if (switchHotel(hotel)) notify(say('nowShowing', { name: hotel.name }));
    onDone();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (list.onKey(event)) event.preventDefault();
  }

  return (
    <div className="stack-1" onKeyDown={onKeyDown}>
      <input
        className={isLong ? styles.filter : 'visually-hidden'}
        role="combobox"
        type="text"
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        readOnly={!isLong}
        aria-label={say('searchHotels')}
        placeholder={say('searchHotels')}
        aria-expanded
        aria-controls={list.listId}
        aria-activedescendant={list.activeId}
        aria-autocomplete="list"
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          list.setActive(0);
        }}
      />
      <OptionList
        id={list.listId}
        label={say('hotels')}
        options={options}
        selected={new Set(current === undefined ? [] : [String(current)])}
        active={list.active}
        optionId={list.optionId}
        onPick={choose}
        onHover={list.setActive}
        search={search}
      />
    </div>
  );
}
