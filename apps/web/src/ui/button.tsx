import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'solid' | 'outline' | 'plain' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  wide?: boolean;
}

/** For links that look like buttons. */
export function buttonClass(look: ButtonLook, wide = false): string {
  return [styles.button, styles[look], wide && styles.wide].filter(Boolean).join(' ');
}

/** Used on every page including login, so it depends on nothing but tokens. */
export function Button({ look = 'outline', wide = false, className = '', ...props }: ButtonProps) {
  return <button type="button" data-look={look} {...props} className={`${buttonClass(look, wide)} ${className}`} />;
}
