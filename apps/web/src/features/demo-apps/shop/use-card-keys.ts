import type { Product } from '@horae/contract/demo-apps/shop-products';
import { type ScreenKey, useScreenKeys } from '#platform/screen-keys';

export const cardInFocus = () => document.activeElement?.closest<HTMLElement>('li[data-id]') ?? null;

/** Before a focused card or line is removed, moves the focus to the next one, or to the previous one. */
export function focusBeside(): void {
  const card = cardInFocus();
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('h1');
  target?.focus();
}

interface CardKey extends Omit<ScreenKey, 'action'> {
  /** Called with the product of the focused card. */
  action: (product: Product) => void;
}

/** Shortcuts for the focused product, among the other shortcuts of the screen. */
export function useCardKeys(
  title: string,
  products: readonly Product[],
  keys: readonly CardKey[],
  others: readonly ScreenKey[] = [],
): void {
  const onFocused = (action: CardKey['action']) => {
    const product = products.find(({ id }) => String(id) === cardInFocus()?.dataset.id);
    if (product) action(product);
  };
  useScreenKeys(title, [...others, ...keys.map((key) => ({ ...key, action: () => onFocused(key.action) }))]);
}
