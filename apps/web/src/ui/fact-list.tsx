import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  title: string;
  facts: readonly { name: string; value: ReactNode }[];
  /** Rendered below the facts. */
  children?: ReactNode;
}

/** A heading with labelled facts. */
export function FactList({ title, facts, children }: FactListProps) {
  return (
    <section className={`panel ${styles.section}`}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' || value === null ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
