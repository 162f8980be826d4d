const mostWaited = 500;

/** Resolves once what was drawn has been painted and the browser has nothing more urgent: the time for heavy parts. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // Safari knows no idle callback; a task follows the paint there too.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: mostWaited });
      else setTimeout(resolve);
    });
  });
}
