import { firstStop, tabRound } from '../tab-round';
import { Anchored, type AnchoredProps } from './anchored';

interface PopupProps extends Omit<AnchoredProps, 'onOpen'> {
  setOpen: (isOpen: boolean) => void;
  /** The content manages its initial focus and wraps Tab itself. */
  keepsFocusItself?: boolean;
}

/** Opens at its button, takes the focus and returns it. Esc and pressing outside close it. */
export function Popup({ setOpen, keepsFocusItself = false, ...anchored }: PopupProps) {
  function onOpen(box: HTMLElement, trigger: HTMLElement): () => void {
    const before = document.activeElement;
    if (!keepsFocusItself) firstStop(box).focus({ preventScroll: true });
    function answer(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        event.preventDefault();
        setOpen(false);
      } else if (!keepsFocusItself && box.contains(document.activeElement)) tabRound(box, event);
    }
    function leave({ target }: PointerEvent): void {
      if (target instanceof Node && !box.contains(target) && !trigger.contains(target)) setOpen(false);
    }
    // In the capture phase: Esc works wherever the focus is, and before it reaches an underlying layer.
    document.addEventListener('keydown', answer, true);
    document.addEventListener('pointerdown', leave, true);
    return () => {
      document.removeEventListener('keydown', answer, true);
      document.removeEventListener('pointerdown', leave, true);
      if (!box.contains(document.activeElement)) return;
      // A keyboard shortcut may have opened it while the focus was elsewhere.
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (isThere ? before : firstStop(trigger)).focus({ preventScroll: true });
    };
  }
  return <Anchored {...anchored} onOpen={onOpen} />;
}
