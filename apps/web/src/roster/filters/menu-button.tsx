import { IconChevronDown } from '@tabler/icons-react';
import type { ButtonHTMLAttributes } from 'react';
import styles from './filters.module.css';

/** A button for a menu of choices, styled like the fields next to it. */
export function MenuButton({ children, ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...props} className={`hovers ${styles.menuButton}`}>
      <span>{children}</span>
      <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
    </button>
  );
}
