import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './hanging.module.css';

interface HangingProps {
  role: 'menu' | 'dialog';
  label: string;
  /** The rectangle it is attached to, which need not be a button's. */
  rect: DOMRect;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

const gap = 4;

/** A layer below a place on the screen, or above if there is no room. Esc, Tab and pressing outside close it. */
export function Hanging({ role, label, rect, onClose, onKeyDown, children }: HangingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: rect.left, top: rect.bottom + gap });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const isBelow = rect.bottom + gap + height < innerHeight;
    setAt({
      left: Math.max(gap, Math.min(rect.left, innerWidth - width - gap)),
      top: isBelow ? rect.bottom + gap : Math.max(gap, rect.top - gap - height),
    });
  }, [rect]);

  useEffect(() => {
    const opener = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>('[role="menuitem"]');
    (first ?? box.current)?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  function answer(event: KeyboardEvent<HTMLElement>): void {
    onKeyDown?.(event);
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    onClose();
    event.preventDefault();
    event.stopPropagation();
  }

  return createPortal(
    <div className={styles.layer} onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}>
      <div
        ref={box}
        role={role}
        tabIndex={-1}
        aria-label={label}
        className={styles.hanging}
        style={at}
        onKeyDown={answer}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
