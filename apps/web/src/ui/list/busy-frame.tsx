import type { ComponentProps } from 'react';
import { BusyLine } from '../busy-line';
import styles from './busy-frame.module.css';

interface BusyFrameProps extends Omit<ComponentProps<'div'>, 'aria-busy'> {
  isBusy: boolean;
}

/** The frame around rows that stay visible while others are fetched. */
export function BusyFrame({ isBusy, className, children, ...rest }: BusyFrameProps) {
  return (
    <div {...rest} className={[styles.frame, className].filter(Boolean).join(' ')} aria-busy={isBusy}>
      {isBusy && <BusyLine />}
      {children}
    </div>
  );
}
