import { IconArrowRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import styles from './home.module.css';

interface HomePanelProps {
  title: string;
  /** Where more of it stands. */
  link?: { to: LinkProps['to']; label: string };
  children: ReactNode;
}

export function HomePanel({ title, link, children }: HomePanelProps) {
  const id = useId();
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {link && (
          <Link to={link.to} className={styles.link}>
            {link.label}
            <IconArrowRight size={16} stroke={1.5} aria-hidden="true" className="flips" />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
