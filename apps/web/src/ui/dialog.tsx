import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { ModalLayer } from './modal-layer';
import { SheetHead } from './sheet-head';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** 480, 640 or 800 px wide; always full-screen on phones. */
  size?: 'small' | 'medium' | 'large';
  role?: 'dialog' | 'alertdialog';
}

export function Dialog({ title, isOpen, onClose, children, size = 'medium', role = 'dialog' }: DialogProps) {
  const id = useId();
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={id}
      className={`${styles.dialog} ${styles[size]}`}
      role={role}
    >
      <SheetHead id={id} title={title} onClose={onClose} />
      {children}
    </ModalLayer>
  );
}
