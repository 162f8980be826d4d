import type { GrantedHotel } from '@horae/contract/core/user-data';
import { foldText } from '@horae/contract/fold-text';
import { type KeyboardEvent, useRef } from 'react';
import { uiWords } from '../ui.words';
import { HotelMark } from './hotel-mark';
import styles from './hotel-picker.module.css';

interface HotelCardsProps {
  hotels: readonly GrantedHotel[];
  marked: number | undefined;
  lastUsed: number | undefined;
  onMark: (id: number) => void;
  onChoose: (id: number) => void;
}

/** A radio group of cards: arrows and first letters mark one; Enter, Space or a second click on it selects it. */
export function HotelCards({ hotels, marked, lastUsed, onMark, onChoose }: HotelCardsProps) {
  const say = uiWords.use();
  const group = useRef<HTMLDivElement>(null);
  const at = hotels.findIndex((hotel) => hotel.ErpCompanyId === marked);

  function mark(index: number): void {
    const hotel = hotels[(index + hotels.length) % hotels.length];
    if (!hotel) return;
    onMark(hotel.ErpCompanyId);
    group.current?.querySelector<HTMLElement>(`[data-id="${hotel.ErpCompanyId}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'ArrowDown' || event.key === forward) mark(at + 1);
    else if (event.key === 'ArrowUp' || event.key === back) mark(at - 1);
    else if (event.key === 'Home') mark(0);
    else if (event.key === 'End') mark(hotels.length - 1);
    else if (event.key === 'Enter' || event.key === ' ') onChoose(marked ?? 0);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const order = [...hotels.slice(at + 1), ...hotels];
      const next = order.find((hotel) => foldText(hotel.name).startsWith(foldText(event.key)));
      if (!next) return;
      mark(hotels.indexOf(next));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={group} className={styles.cards} role="radiogroup" aria-label={say('hotel.list')} onKeyDown={onKeyDown}>
      {hotels.map(({ ErpCompanyId: id, name, mark }) => (
        <div
          key={id}
          data-id={id}
          role="radio"
          className={styles.card}
          aria-checked={id === marked}
          aria-label={`${name}, ${id}${id === lastUsed ? `, ${say('hotel.lastUsed')}` : ''}`}
          tabIndex={id === marked ? 0 : -1}
          onClick={() => onMark(id)}
          onDoubleClick={() => onChoose(id)}
        >
          <HotelMark id={id} name={name} mark={mark} size={40} />
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.note}>
            {id} {id === lastUsed && <span className={styles.lastUsed}>{say('hotel.lastUsed')}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
