import { shortcutsOff } from '#platform/preferences';

/** What says by an attribute what its tip is, and what is drawn as an icon alone. */
const carriers = '[data-tip], [data-keys], :is(a, button)[aria-label]:has(svg)';

export interface TipText {
  text: string;
  keys: string;
  /** Whoever hears the control hears the text already. */
  isItsName: boolean;
}

const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1);
}

/** “Ctrl+Z” as this machine names it; a letter alone only while letters do something. */
function keysOf({ dataset: { keys = '' } }: HTMLElement): string {
  if (shortcutsOff.get() && !keys.includes('+')) return '';
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? keys.replace('Ctrl+', '⌘') : keys;
}

/** A text that ends in an ellipsis shows by its tip how it goes on. */
function isShortened(one: HTMLElement): boolean {
  return isCut(one) && !one.matches('select') && getComputedStyle(one).textOverflow === 'ellipsis';
}

/** What the tip of an element says; null where it would only repeat what is seen whole. */
export function tipText(carrier: HTMLElement): TipText | null {
  const seen = oneLine(carrier.textContent);
  const name = oneLine(carrier.getAttribute('aria-label') ?? seen);
  const keys = keysOf(carrier);
  const text = carrier.dataset.tip ?? (keys || seen === '' || isShortened(carrier) ? name : '');
  const isNews = oneLine(text) !== seen || keys !== '' || isCut(carrier);
  return text !== '' && isNews ? { text, keys, isItsName: oneLine(text) === name } : null;
}

/** The nearest around what was pointed at that has something to say. */
export function carrierOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  let carrier = target.closest<HTMLElement>(carriers);
  while (carrier && !tipText(carrier)) carrier = carrier.parentElement?.closest<HTMLElement>(carriers) ?? null;
  const texts = [target, target.parentElement].filter((one) => one instanceof HTMLElement);
  return carrier ?? texts.find((one) => isShortened(one)) ?? null;
}

/** Of what has the focus: its own, that of what it stands in, or that of a text inside it. */
export function carrierInFocus(target: HTMLElement): HTMLElement | null {
  const inside = target.matches('a, button') ? [...target.querySelectorAll<HTMLElement>('*')] : [];
  return carrierOf(target) ?? inside.find((one) => carrierOf(one) === one) ?? null;
}
