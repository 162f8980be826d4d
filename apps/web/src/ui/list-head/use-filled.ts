import { useCallback, useSyncExternalStore } from 'react';

/** Whether anything was put into the element. */
export function useFilled(element: HTMLElement): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const watcher = new MutationObserver(listener);
      watcher.observe(element, { childList: true });
      return () => watcher.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => element.childElementCount > 0);
}
