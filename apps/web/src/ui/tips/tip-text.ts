import { shortcutsOff } from '#platform/preferences';

/** Elements with a tooltip or shortcut attribute, and icon-only controls. */
const carriers = '[data-tip], [data-keys], :is(a, button)[aria-label]:has(svg)';

export interface TipText {
  text: string;
  keys: string;
  /** Whether the text is the control's accessible name, which screen readers already announce. */
  isItsName: boolean;
}

const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1);
}

/** Returns “Ctrl+Z” in the device's notation; single-letter shortcuts only while they are enabled. */
function keysOf({ dataset: { keys = '' } }: HTMLElement): string {
  if (shortcutsOff.get() && !keys.includes('+')) return '';
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? keys.replace('Ctrl+', '⌘') : keys;
}

/** Whether the text is cut off by an ellipsis, so that the tooltip shows all of it. */
function isShortened(one: HTMLElement): boolean {
  return isCut(one) && !one.matches('select') && getComputedStyle(one).textOverflow === 'ellipsis';
}

/** Returns an element's tooltip, or null if it would only repeat text that is fully visible. */
export function tipText(carrier: HTMLElement): TipText | null {
  const seen = oneLine(carrier.textContent);
  const name = oneLine(carrier.getAttribute('aria-label') ?? seen);
  const keys = keysOf(carrier);
  const text = carrier.dataset.tip ?? (keys || seen === '' || isShortened(carrier) ? name : '');
  const isNews = oneLine(text) !== seen || keys !== '' || isCut(carrier);
  return text !== '' && isNews ? { text, keys, isItsName: oneLine(text) === name } : null;
}

/** Returns the nearest element around the target that has a tooltip. */
export function carrierOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  let carrier = target.closest<HTMLElement>(carriers);
  while (carrier && !tipText(carrier)) carrier = carrier.parentElement?.closest<HTMLElement>(carriers) ?? null;
  const texts = [target, target.parentElement].filter((one) => one instanceof HTMLElement);
  return carrier ?? texts.find((one) => isShortened(one)) ?? null;
}

/** Returns the focused element's tooltip carrier: itself, an ancestor, or a text inside it. */
export function carrierInFocus(target: HTMLElement): HTMLElement | null {
  const inside = target.matches('a, button') ? [...target.querySelectorAll<HTMLElement>('*')] : [];
  return carrierOf(target) ?? inside.find((one) => carrierOf(one) === one) ?? null;
}
