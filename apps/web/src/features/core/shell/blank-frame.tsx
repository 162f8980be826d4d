import type { ReactNode } from 'react';
import styles from './blank-frame.module.css';

export function BlankFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
