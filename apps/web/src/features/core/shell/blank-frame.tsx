import type { ReactNode } from 'react';
import { MantineRoot } from '#ui/mantine-root';
import styles from './blank-frame.module.css';

export function BlankFrame({ children }: { children: ReactNode }) {
  return (
    <MantineRoot>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </MantineRoot>
  );
}
