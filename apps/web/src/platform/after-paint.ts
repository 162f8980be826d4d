const mostWaited = 500;

/** Resolves after the next paint once the browser is idle, which is the time to load heavy parts. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // Safari lacks idle callbacks; a task also runs after the paint.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: mostWaited });
      else setTimeout(resolve);
    });
  });
}
