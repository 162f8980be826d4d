/** Fetches the tips at the first mouse or key: a page that is only read or touched does without them. */
export function awaitTips(): void {
  const heard = new AbortController();
  let last: Event | undefined;
  function answer(event: Event): void {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    if (!last) void import('./watch-tips').then(({ watchTips }) => begin(watchTips), stop);
    last = event;
  }
  // Nobody asked for them, so nobody is told where they cannot be fetched.
  const stop = (): void => heard.abort();
  function begin(watchTips: (last: Event) => void): void {
    stop();
    if (last) watchTips(last);
  }
  for (const type of ['pointermove', 'keydown'])
    window.addEventListener(type, answer, { capture: true, passive: true, signal: heard.signal });
}
