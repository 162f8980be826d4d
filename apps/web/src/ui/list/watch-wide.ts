/** A ref callback: sets `data-wide` on an element while its table is wider than it. */
export function watchWide(frame: HTMLElement | null): (() => void) | undefined {
  const table = frame?.querySelector('table');
  if (!frame || !table) return undefined;
  const watcher = new ResizeObserver(() => {
    frame.toggleAttribute('data-wide', table.scrollWidth > frame.clientWidth + 1);
  });
  watcher.observe(frame);
  watcher.observe(table);
  return () => watcher.disconnect();
}
