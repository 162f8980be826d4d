/** Loads the tooltips at the first mouse move or key press, so pages that are only read or touched do without them. */
export function awaitTips(): void {
  const heard = new AbortController();
  let last: Event | undefined;
  function answer(event: Event): void {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    if (!last) void import('./watch-tips').then(({ watchTips }) => begin(watchTips), stop);
    last = event;
  }
  // The user did not ask for them, so failing to load them is silent.
  const stop = (): void => heard.abort();
  function begin(watchTips: (last: Event) => void): void {
    stop();
    if (last) watchTips(last);
  }
  for (const type of ['pointermove', 'keydown'])
    window.addEventListener(type, answer, { capture: true, passive: true, signal: heard.signal });
}
