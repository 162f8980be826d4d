import { useLayoutEffect, useState } from 'react';

/** On unmount, returns the focus to where it was at the first render. */
export function useFocusReturn(): void {
  // Captured during the first render, as a field inside may have taken the focus by the time effects run.
  const [opener] = useState(() => document.activeElement);
  // Runs before the layout effects of whatever is rendered instead, so that a layer opening next keeps the focus.
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
