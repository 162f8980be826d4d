import styles from './busy-line.module.css';

/** Runs along the top of stale content during a refetch; its frame must be positioned and set `aria-busy`. */
export function BusyLine() {
  return <div className={styles.line} />;
}
