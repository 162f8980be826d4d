import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  title: string;
  facts: readonly { name: string; value: ReactNode }[];
  /** Below the facts. */
  children?: ReactNode;
}

/** What is known of something, each fact once, under a heading. */
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
