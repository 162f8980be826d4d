import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button';
import { Drawer } from '../drawer';
import { holding } from './holding';
import styles from './phone-head.module.css';

interface HeadSheetProps {
  title: string;
  slot: HTMLElement;
  /** The button at the foot that closes the sheet. */
  done?: string;
  /** Closes as soon as one of the actions inside is chosen; otherwise only a link closes it. */
  closesAfterAction?: boolean;
  onClose: () => void;
}

/** The bottom sheet with the filters or the other actions of a list. */
export function HeadSheet({ title, slot, done, closesAfterAction = false, onClose }: HeadSheetProps) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    // Closed before the action runs, so that a layer it opens later returns the focus to the button in the head.
    function onClick({ target }: MouseEvent): void {
      const action = (target as Element).closest(closesAfterAction ? 'a, button' : 'a');
      if (action && !action.hasAttribute('aria-haspopup')) flushSync(() => close.current());
    }
    slot.addEventListener('click', onClick, { capture: true });
    return () => slot.removeEventListener('click', onClick, { capture: true });
  }, [slot, closesAfterAction]);

  return (
    <Drawer
      isLow
      isOpen
      title={title}
      onClose={onClose}
      footer={
        done && (
          <Button look="solid" wide onClick={onClose}>
            {done}
          </Button>
        )
      }
    >
      <div ref={holding(slot)} className={styles.sheet} />
    </Drawer>
  );
}
