import { useFocusTrap } from '@mantine/hooks';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal-layer.module.css';
import { useFocusReturn } from './use-focus-return';

interface ModalLayerProps {
  isOpen: boolean;
  onClose: () => void;
  /** The id of the element that names it. */
  labelledBy: string;
  className: string | undefined;
  children: ReactNode;
  role?: 'dialog' | 'alertdialog';
}

/** Holds the page behind still while any layer is open. */
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
  const trap = useFocusTrap();
  const layer = useRef<HTMLDivElement>(null);
  // The trap finds its first field a moment later; a key pressed meanwhile is for the layer, not for the page.
  useLayoutEffect(() => {
    const dialog = layer.current?.querySelector<HTMLElement>(':scope > [aria-modal]');
    if (!dialog?.contains(document.activeElement)) dialog?.focus({ preventScroll: true });
  }, []);
  return createPortal(
    <div
      ref={layer}
      className={styles.layer}
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

/** What dialogs and modal drawers share: scrim, focus in and back, Esc, and the page behind held still. */
export function ModalLayer({ isOpen, role = 'dialog', ...layer }: ModalLayerProps) {
  return isOpen ? <OpenLayer role={role} {...layer} /> : null;
}
