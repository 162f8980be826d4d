import type { Product } from '@horae/contract/demo-apps/shop.contract';
import { type ScreenKey, useScreenKeys } from '#platform/screen-keys';

export const cardInFocus = () => document.activeElement?.closest<HTMLElement>('li[data-id]') ?? null;

/** Goes from a card or line that leaves to the link of the next one, or of the one before. */
export function focusBeside(): void {
  const card = cardInFocus();
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('h1');
  target?.focus();
}

interface CardKey extends Omit<ScreenKey, 'action'> {
  /** Done with the product whose card holds the focus. */
  action: (product: Product) => void;
}

/** Letters that act on the product in focus, among the other keys of the screen. */
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
