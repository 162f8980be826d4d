import { useFocusReturn, useFocusTrap } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal-layer.module.css';

interface ModalLayerProps {
  isOpen: boolean;
  onClose: () => void;
  /** The id of the element that names it. */
  labelledBy: string;
  className: string | undefined;
  children: ReactNode;
  role?: 'dialog' | 'alertdialog';
}

/** What dialogs and modal drawers share: scrim, focus in and back, Esc, and the page behind held still. */
export function ModalLayer({ isOpen, onClose, labelledBy, className, children, role = 'dialog' }: ModalLayerProps) {
  const trap = useFocusTrap(isOpen);
  useFocusReturn({ opened: isOpen, shouldReturnFocus: true });
  if (!isOpen) return null;
  return createPortal(
    <div
      className={styles.layer}
      data-modal-layer
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.scrim} onPointerDown={onClose} />
      <div ref={trap} className={className} role={role} aria-modal="true" aria-labelledby={labelledBy} tabIndex={-1}>
        {children}
      </div>
    </div>,
    document.body,
  );
}
