import { useStore } from '#platform/store';
import styles from './kiosk.module.css';
import type { KioskSay } from './kiosk.words';
import { link } from './kiosk-state';
import { minutesOff } from './server-clock';

const mostMinutesOff = 2;

/** Problems of the kiosk, worded for its users; none of them blocks clocking. */
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
