import type { ReactNode } from 'react';
import { useWindowKind } from '#platform/window-kind';
import styles from './phone-head.module.css';

/** The main action of a screen; on phones it floats within reach of the thumb. */
export function MainAction({ children }: { children: ReactNode }) {
  return useWindowKind() === 'phone' ? <div className={`screen-only ${styles.main}`}>{children}</div> : children;
}
