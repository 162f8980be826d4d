import type { Placement } from './follow-anchor';
import { hideUntilPlaced, showAt } from './until-placed';

let loaded: typeof import('./follow-anchor') | undefined;

async function load(): Promise<typeof import('./follow-anchor')> {
  loaded ??= await import('./follow-anchor');
  return loaded;
}

/** Loads what places the box when somebody is about to open it; pages that are only read do without. */
export function prepareFor(anchor: HTMLElement): void {
  const soon = (): unknown => load().catch(() => undefined);
  for (const type of ['pointerenter', 'focusin']) anchor.addEventListener(type, soon, { once: true, passive: true });
}

/** Keeps a box at its anchor. It can be focused at once, and seen and pressed as soon as its place is known. */
export function keepAtAnchor(anchor: HTMLElement, box: HTMLElement, placement: Placement): () => void {
  let isOver = false;
  let unfollow = (): void => undefined;
  hideUntilPlaced(box);
  async function follow(): Promise<void> {
    // Without waiting if it is there, so that the first frame shows the box in its place.
    const part = loaded ?? (await load().catch(() => null));
    if (isOver) return;
    if (part) unfollow = part.followAnchor(anchor, box, placement);
    else placeBelow(anchor, box, placement);
  }
  void follow();
  return () => {
    isOver = true;
    unfollow();
  };
}

/** Without a connection the part that follows may be missing: once below the anchor, within the window. */
function placeBelow(anchor: HTMLElement, box: HTMLElement, { position, distance, isAsWide }: Placement): void {
  const at = anchor.getBoundingClientRect();
  if (isAsWide) box.style.inlineSize = `${at.width}px`;
  const left = position === 'bottom-end' ? at.right - box.offsetWidth : at.left;
  const furthest = Math.max(0, window.innerWidth - box.offsetWidth);
  showAt(box, Math.min(Math.max(0, left), furthest), at.bottom + distance);
}
