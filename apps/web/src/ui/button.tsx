import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'solid' | 'outline' | 'plain' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  wide?: boolean;
}

/** For what looks like a button and is a link. */
export function buttonClass(look: ButtonLook, wide = false): string {
  return [styles.button, styles[look], wide && styles.wide].filter(Boolean).join(' ');
}

/** A button of every page, the login page too, so it leans on nothing but tokens. */
export function Button({ look = 'outline', wide = false, className = '', ...props }: ButtonProps) {
  return <button type="button" {...props} className={`${buttonClass(look, wide)} ${className}`} />;
}
