import styles from './busy-line.module.css';

/** Along the top of what stays while newer is fetched in its place; the frame around it is positioned and says `aria-busy`. */
export function BusyLine() {
  return <div className={styles.line} />;
}
