import { useStore } from '#platform/store';
import styles from './kiosk.module.css';
import type { KioskSay } from './kiosk.words';
import { link } from './kiosk-link';
import { minutesOff } from './server-clock';

const mostMinutesOff = 2;

/** What is not as it should be, in the words of whoever stands there; nothing is stopped by it. */
export function KioskBanners({ say }: { say: KioskSay }) {
  const { isOnline, isSyncing, waiting } = useStore(link);
  const off = Math.abs(minutesOff());
  const sentences = [
    !isOnline && say('offline'),
    isSyncing ? say('syncing') : waiting > 0 && say('waiting', { count: waiting }),
    off > mostMinutesOff && say('clockOff', { count: off }),
  ].filter(Boolean);
  return (
    <div role="status" className={styles.banners}>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
    </div>
  );
}
