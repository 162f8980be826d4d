import { tabbable } from 'tabbable';

const stopsIn = (layer: HTMLElement) => tabbable(layer).filter((element) => element instanceof HTMLElement);

/** Returns the element to focus when a layer opens; in a menu, whose items are not tabbable, the first item. */
export function firstStop(layer: HTMLElement): HTMLElement {
  const chosen = layer.querySelector<HTMLElement>('[data-autofocus]') ?? stopsIn(layer)[0];
  return chosen ?? layer.querySelector<HTMLElement>('[role^="menuitem"]') ?? layer;
}

function nextStop(layer: HTMLElement, isBack: boolean): HTMLElement | undefined {
  const at = document.activeElement;
  const stops = stopsIn(layer);
  if (!at || at === document.body) return firstStop(layer);
  if (at === layer) return isBack ? stops.at(-1) : undefined;
  if (isBack) return at === stops[0] ? stops.at(-1) : undefined;
  return at === stops.at(-1) ? stops[0] : undefined;
}

/** Wraps Tab from the last control of a layer to its first, and back. */
export function tabRound(layer: HTMLElement, event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>): void {
  const next = event.key === 'Tab' ? nextStop(layer, event.shiftKey) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
