import { useLayoutEffect, useState } from 'react';

/** Gives the focus back to where it was when this was first drawn, once it is gone. */
export function useFocusReturn(): void {
  // Asked at the first render: by the time effects run, a field inside may have taken the focus.
  const [opener] = useState(() => document.activeElement);
  // Before the layout effects of what is drawn instead: a layer that follows this one keeps the focus it takes.
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
