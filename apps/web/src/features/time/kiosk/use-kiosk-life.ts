import { useEffect } from 'react';
import { beat, hearNetwork, lookAgain, startKiosk } from './kiosk-link';
import { link } from './kiosk-state';

const beatEvery = 30_000;

/** Keeps the kiosk in contact with the server and its screen awake; warns before a reload would lose the page. */
export function useKioskLife(): void {
  useEffect(() => {
    void startKiosk();
    const timer = setInterval(() => {
      void lookAgain();
      void beat();
    }, beatEvery);
    const online = () => hearNetwork(true);
    const offline = () => hearNetwork(false);
    const warn = (event: BeforeUnloadEvent) => {
      const { phase, isOnline, waiting } = link.get();
      // Offline, the page could not be loaded again.
      if (phase === 'paired' && (!isOnline || waiting > 0)) event.preventDefault();
    };
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    window.addEventListener('beforeunload', warn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);

  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const stayAwake = () => {
      // The browser drops the lock whenever the page is hidden, and has none on plain http.
      if (document.visibilityState === 'visible') void keepAwake();
    };
    const keepAwake = async () => {
      const current = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) void current?.release();
      else lock = current ?? lock;
    };
    stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
