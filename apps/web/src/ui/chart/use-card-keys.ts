import { useScreenKeys } from '#platform/screen-keys';
import type { CardControl } from './card-control';
import { chartWords } from './chart.words';

/** `v` toggles the focused card between chart and table, or all cards if none has the focus. */
export function useCardKeys(title: string, slugs: readonly string[], control: CardControl): void {
  const say = chartWords.use();
  function turn(): void {
    const card = document.activeElement?.closest<HTMLElement>('[data-card]');
    // The focused element inside the card may be about to disappear.
    card?.focus();
    control.toggleTable(...(card?.dataset.card ? [card.dataset.card] : slugs));
  }
  useScreenKeys(title, [
    { what: say('keyTable'), keys: ['v'], action: turn },
    { what: say('keyArrows'), keys: ['←', '→'] },
  ]);
}
