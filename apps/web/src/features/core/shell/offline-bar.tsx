import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import styles from './offline-bar.module.css';
import { shellWords } from './shell.words';

/** Shown while offline; queries retry by themselves once the network is back. */
export function OfflineBar() {
  const say = shellWords.use();
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  return (
    <div role="status" className={isOnline ? undefined : styles.bar}>
      {isOnline ? '' : say('offline')}
    </div>
  );
}
