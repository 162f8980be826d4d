/** The result of pressing every control on a page. */
export interface Crawl {
  pressed: number;
  faults: string[];
  links: string[];
}

interface CrawlOptions {
  /** Names of controls that may have no effect or that would end the session. */
  spared: string[];
  most: number;
  /** Where links are collected. */
  linksIn: 'main' | 'body';
}

/** Installed before the page loads, to record effects that leave no trace in the page. */
export function watchEffects(): void {
  const effects = { count: 0 };
  Object.assign(window, { effects });
  const note = () => {
    effects.count += 1;
  };
  window.print = note;
  window.open = () => {
    note();
    return null;
  };
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function (this: HTMLElement) {
    const isFile = this instanceof HTMLInputElement && this.type === 'file';
    if (isFile || (this instanceof HTMLAnchorElement && this.download)) note();
    else click.call(this);
  };
  const { fetch } = window;
  window.fetch = (...request) => {
    note();
    return fetch(...request);
  };
  for (const event of ['scroll', 'fullscreenchange']) document.addEventListener(event, note, { capture: true });
}

/** Runs in the page: presses every control that looks different from those before it, and closes what opens. */
export async function crawl({ spared, most, linksIn }: CrawlOptions): Promise<Crawl> {
  const effects = (window as unknown as { effects: { count: number } }).effects;
  const start = location.pathname;
  const pressedAlready = new Set<string>();
  const faults: string[] = [];
  const links = new Set<string>();
  let pressed = 0;

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  async function until(isSo: () => boolean, milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds;
    while (!isSo() && performance.now() < end) await frame();
    return isSo();
  }

  let changedAt = 0;
  const observer = new MutationObserver(() => {
    effects.count += 1;
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const settle = () => until(() => performance.now() - changedAt > 40, 800);

  const nameOf = (part: Element) =>
    (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const isShown = (part: Element) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const layerRoles = '[role="dialog"], [role="alertdialog"], [role="menu"]';
  const layers = () => [...document.querySelectorAll<HTMLElement>(layerRoles)].filter(isShown);
  const kinds =
    'button, summary, [role^="menuitem"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], input[type="checkbox"], input[type="radio"]';

  /** Rows look alike, so one control of each kind in them is pressed; other controls are distinguished by name. */
  function mark(part: Element): string {
    const row = part.closest('li, tr, [role="row"], [role="gridcell"], [role="option"], article');
    const place = part.closest(layerRoles) ? 'layer' : part.closest('main') ? 'main' : 'frame';
    return [place, part.tagName, part.className, row ? row.className : nameOf(part)].join('|');
  }

  const isChosen = (part: Element) =>
    ['aria-selected', 'aria-current'].some((name) => !['false', null].includes(part.getAttribute(name))) ||
    (part.matches('[role="radio"], [role="menuitemradio"]') && part.getAttribute('aria-checked') === 'true') ||
    (part instanceof HTMLInputElement && part.type === 'radio' && part.checked);

  function next(): HTMLElement | undefined {
    const within: ParentNode = layers().at(-1) ?? document.querySelector('main') ?? document;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`${linksIn} a[href]`))
      if (link.origin === location.origin && !link.download) links.add(link.pathname + link.search);
    return [...within.querySelectorAll<HTMLElement>(kinds)].find(
      (part) =>
        isShown(part) &&
        !part.matches(':disabled, [aria-disabled="true"]') &&
        !part.closest('[inert]') &&
        !isChosen(part) &&
        !spared.some((name) => nameOf(part).includes(name)) &&
        !pressedAlready.has(mark(part)),
    );
  }

  function press(part: HTMLElement): void {
    const eventInit = { bubbles: true, cancelable: true, composed: true, button: 0, pointerId: 1, isPrimary: true };
    part.dispatchEvent(new PointerEvent('pointerdown', eventInit));
    part.dispatchEvent(new MouseEvent('mousedown', eventInit));
    part.focus();
    part.dispatchEvent(new PointerEvent('pointerup', eventInit));
    part.dispatchEvent(new MouseEvent('mouseup', eventInit));
    part.click();
  }

  const labelled = (within: ParentNode, names: RegExp) =>
    [...within.querySelectorAll<HTMLElement>('button')].find((one) => isShown(one) && names.test(nameOf(one)));

  async function closeLayers(): Promise<void> {
    let left: HTMLElement | undefined;
    for (let tries = 0; layers().length > 0 && tries < 6; tries += 1) {
      const top = layers().at(-1)!;
      const leave = labelled(top, /^Discard/) ?? labelled(top, /^(Cancel|Close)/);
      // Close it by its button, then by Esc if that had no effect.
      if (leave && left !== top) press(leave);
      else
        (top.contains(document.activeElement) ? document.activeElement! : top).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
      left = top;
      await until(() => !top.isConnected || !isShown(top), 500);
      await settle();
    }
  }

  function note(fault: string): void {
    faults.push(`${location.pathname}${location.search}: ${fault}`);
  }

  while (pressed < most) {
    const part = next();
    if (!part) {
      if (layers().length === 0) break;
      await closeLayers();
      if (layers().length > 0) {
        note(`cannot be closed: ${nameOf(layers()[0]!)}`);
        break;
      }
      continue;
    }
    pressedAlready.add(mark(part));
    pressed += 1;
    const name = `${part.getAttribute('role') ?? part.tagName.toLowerCase()} “${nameOf(part)}”`;
    const before = effects.count;
    const { href } = location;
    press(part);
    const hasEffect = () =>
      effects.count > before ||
      location.href !== href ||
      (document.activeElement !== part && document.activeElement !== document.body);
    if (!(await until(hasEffect, 1500))) note(`nothing happens: ${name}`);
    await settle();
    const title = document.querySelector('h1')?.textContent ?? '';
    if (/Something went wrong|Page not found|could not load/.test(title)) note(`${title} after ${name}`);
    if (location.pathname !== start) {
      await closeLayers();
      history.back();
      await until(() => location.pathname === start || layers().length > 0, 2000);
      await closeLayers();
      await settle();
      if (location.pathname !== start) break;
    }
  }
  observer.disconnect();
  return { pressed, faults, links: [...links] };
}
