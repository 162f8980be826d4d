import type { ComponentProps } from 'react';
import styles from './busy-frame.module.css';

interface BusyFrameProps extends Omit<ComponentProps<'div'>, 'aria-busy'> {
  isBusy: boolean;
}

/** Around rows that stay while others are fetched in their place: a line on top says so. */
export function BusyFrame({ isBusy, className, ...rest }: BusyFrameProps) {
  return <div {...rest} className={[styles.frame, className].filter(Boolean).join(' ')} aria-busy={isBusy} />;
}
