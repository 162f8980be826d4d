import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import { ScreenTitle } from './screen-title';

interface PageHeadProps {
  title: string;
  /** One line that says what the page is for, if its name does not. */
  lead?: ReactNode;
  /** The page's actions, the main one last. */
  children?: ReactNode;
}

export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <ScreenTitle>{title}</ScreenTitle>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={`row wraps centred screen-only ${styles.actions}`}>{children}</div>}
    </header>
  );
}
