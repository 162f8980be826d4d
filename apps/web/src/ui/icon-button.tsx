import type { Icon } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: Icon;
  /** The accessible name, also shown as its tooltip. */
  label: string;
  size?: number;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon: Glyph, label, size = 20, className = '', children, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...props} className={`screen-only ${styles.button} ${className}`}>
      <Glyph size={size} stroke={1.5} aria-hidden="true" />
      {children}
    </button>
  );
}
