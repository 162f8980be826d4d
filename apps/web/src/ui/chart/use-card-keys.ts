import { useScreenKeys } from '#platform/screen-keys';
import type { CardControl } from './card-control';
import { chartWords } from './chart.words';

/** `v` turns the card that holds the focus into a table and back, or all cards when none does. */
export function useCardKeys(title: string, slugs: readonly string[], control: CardControl): void {
  const say = chartWords.use();
  function turn(): void {
    const card = document.activeElement?.closest<HTMLElement>('[data-card]');
    // What had the focus in it may go.
    card?.focus();
    control.toggleTable(...(card?.dataset.card ? [card.dataset.card] : slugs));
  }
  useScreenKeys(title, [
    { what: say('keyTable'), keys: ['v'], action: turn },
    { what: say('keyArrows'), keys: ['←', '→'] },
  ]);
}
