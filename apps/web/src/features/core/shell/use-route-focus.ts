import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After navigation the new heading takes the focus, so that screen readers start there. */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const main = document.getElementById('content');
        if (main && !main.contains(document.activeElement)) {
          (main.querySelector('h1') ?? main).focus({ preventScroll: true });
        }
      }),
    [router],
  );
}
