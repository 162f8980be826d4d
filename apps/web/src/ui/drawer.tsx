import { type ReactNode, useId } from 'react';
import styles from './drawer.module.css';
import { ModalLayer } from './modal-layer';
import { SheetHead } from './sheet-head';

interface DrawerProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  side?: 'start' | 'end';
  /** On phones, opens from the bottom and is only as high as its content. */
  isLow?: boolean;
  /** Stays at the bottom and does not scroll. */
  footer?: ReactNode;
}

/** A modal drawer of 400 px at the edge of the window; full-screen on phones, or a bottom sheet if `isLow`. */
export function Drawer({ title, isOpen, onClose, children, side = 'end', isLow = false, footer }: DrawerProps) {
  const id = useId();
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={id}
      className={`${styles.drawer} ${styles[side]} ${isLow ? styles.low : ''}`}
    >
      <SheetHead id={id} title={title} onClose={onClose} />
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </ModalLayer>
  );
}
