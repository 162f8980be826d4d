import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button';
import styles from './bar-button.module.css';

interface BarButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  icon: Icon;
  label: string;
}

/** Something to do with what is chosen: an icon with its name, and without it where the bar has little room. */
export function BarButton({ icon: Drawn, label, ...button }: BarButtonProps) {
  return (
    <Button data-tip={label} {...button} className={styles.button}>
      <Drawn size={18} stroke={1.5} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
