const hosts = 'button, a[data-ripple], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"]';

function show(host: Element, x: number, y: number): void {
  const box = host.getBoundingClientRect();
  const clip = document.createElement('span');
  const ink = document.createElement('span');
  clip.className = 'ripple';
  clip.setAttribute('aria-hidden', 'true');
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  Object.assign(clip.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    borderRadius: getComputedStyle(host).borderRadius,
    color: getComputedStyle(host).color,
  });
  Object.assign(ink.style, {
    left: `${x - radius}px`,
    top: `${y - radius}px`,
    width: `${2 * radius}px`,
    height: `${2 * radius}px`,
  });
  ink.addEventListener('animationend', () => clip.remove());
  clip.append(ink);
  document.body.append(clip);
}

function hostOf(target: EventTarget | null): Element | null {
  const host = target instanceof Element ? target.closest(hosts) : null;
  const refuses = host?.closest('[data-no-ripple], :disabled, [aria-disabled="true"]');
  return host && !refuses ? host : null;
}

/** Shows a ripple of 500 ms above any pressed button, without support from the components. */
export function watchRipples(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  window.addEventListener('pointerdown', ({ target, clientX, clientY, button }) => {
    const host = hostOf(target);
    if (!host || reduced.matches || button !== 0) return;
    const box = host.getBoundingClientRect();
    show(host, clientX - box.left, clientY - box.top);
  });
  window.addEventListener('keydown', ({ target, key, repeat }) => {
    const host = key === 'Enter' || key === ' ' ? hostOf(target) : null;
    if (!host || reduced.matches || repeat) return;
    const box = host.getBoundingClientRect();
    show(host, box.width / 2, box.height / 2);
  });
}
