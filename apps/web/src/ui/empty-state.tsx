import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  drawing: ReactNode;
  /** One sentence. */
  text: string;
  /** One action. */
  children?: ReactNode;
}

export function EmptyState({ drawing, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing}
      <p>{text}</p>
      {children}
    </div>
  );
}
