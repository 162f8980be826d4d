import { type KeyboardEvent, useState } from 'react';
import type { ListControl } from '#platform/list-search';
import { TextField } from '#ui/text-field';
import styles from './facets.module.css';
import { shopWords } from './shop.words';
import { readAmount, type ShopPlace } from './shop-place';

interface PriceRangeProps {
  list: Pick<ListControl, 'change'>;
  place: Pick<ShopPlace, 'min' | 'max'>;
  facets: { minPrice: number; maxPrice: number } | undefined;
}

const textOf = (amount: number | null | undefined) => String(amount ?? '');

/** The minimum and maximum price; applied when a field loses the focus or on Enter. */
export function PriceRange({ list, place, facets }: PriceRangeProps) {
  const say = shopWords.use();
  const [typed, setTyped] = useState({ min: textOf(place.min), max: textOf(place.max) });
  const isWrong = (text: string) => text.trim() !== '' && readAmount(text) === null;

  function take(end: 'min' | 'max'): void {
    const text = typed[end];
    if (isWrong(text) || readAmount(text) === (place[end] ?? null)) return;
    list.change({ [end]: textOf(readAmount(text)) });
  }

  const field = (end: 'min' | 'max', label: string, hint: number | undefined) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={hint === undefined ? undefined : String(hint)}
      value={typed[end]}
      error={isWrong(typed[end]) ? say('amountWrong') : undefined}
      onChange={(event) => setTyped({ ...typed, [end]: event.currentTarget.value })}
      onBlur={() => take(end)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && take(end)}
    />
  );
  return (
    <fieldset className={styles.range}>
      <legend>{say('price')}</legend>
      {field('min', say('from'), facets?.minPrice)}
      {field('max', say('to'), facets?.maxPrice)}
    </fieldset>
  );
}
