import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal-layer.module.css';
import { useFocusReturn } from './use-focus-return';
import { useModalFocus } from './use-modal-focus';

interface ModalLayerProps {
  isOpen: boolean;
  onClose: () => void;
  /** The id of the element that labels it. */
  labelledBy: string;
  className: string | undefined;
  children: ReactNode;
  role?: 'dialog' | 'alertdialog';
}

/** Prevents the page behind from scrolling while any layer is open. */
function useHeldPage(): void {
  useEffect(() => {
    const root = document.documentElement;
    if (root.dataset.held) return undefined;
    root.dataset.held = window.innerWidth > root.clientWidth ? 'gutter' : 'plain';
    return () => {
      delete root.dataset.held;
    };
  }, []);
}

function OpenLayer({ onClose, labelledBy, className, children, role }: Omit<ModalLayerProps, 'isOpen'>) {
  useFocusReturn();
  useHeldPage();
  const layer = useModalFocus(true, onClose);
  return createPortal(
    <div
      className={styles.layer}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={`screen-only ${styles.scrim}`} onPointerDown={onClose} />
      <div ref={layer} className={className} role={role} aria-modal="true" aria-labelledby={labelledBy} tabIndex={-1}>
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** The behaviour shared by dialogs and modal drawers: scrim, focus in and back, Esc, and no scrolling behind them. */
export function ModalLayer({ isOpen, role = 'dialog', ...layer }: ModalLayerProps) {
  return isOpen ? <OpenLayer role={role} {...layer} /> : null;
}
