/** Tells an element by `data-wide` whether its table is wider than it, for the reference of the element. */
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
