import type { ReactNode } from 'react';
import styles from './floating.module.css';

/** The main action of a page, under the thumb and above what scrolls: a round button at the foot of the page. */
export function Floating({ children }: { children: ReactNode }) {
  return <div className={`screen-only ${styles.floating}`}>{children}</div>;
}
