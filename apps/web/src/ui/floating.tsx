import type { ReactNode } from 'react';
import styles from './floating.module.css';

/** The page's main action: a round button at the foot, within reach of the thumb and above scrolling content. */
export function Floating({ children }: { children: ReactNode }) {
  return <div className={`screen-only ${styles.floating}`}>{children}</div>;
}
