import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: Icon;
  children: ReactNode;
}

/** A coloured word; the colour only repeats what the word says. */
export function Badge({ tone = 'neutral', icon: Glyph, children }: BadgeProps) {
  return (
    <span className={`framed-if-forced ${styles.badge}`} data-tone={tone}>
      {Glyph && <Glyph size={14} stroke={1.5} aria-hidden="true" />}
      {children}
    </span>
  );
}
