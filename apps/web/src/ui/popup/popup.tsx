import { firstStop, tabRound } from '../tab-round';
import { Anchored, type AnchoredProps } from './anchored';

interface PopupProps extends Omit<AnchoredProps, 'onOpen'> {
  setOpen: (isOpen: boolean) => void;
  /** Its content takes the focus by itself and leads Tab round. */
  keepsFocusItself?: boolean;
}

/** What opens at its button, takes the focus and gives it back. Esc and a press outside close it. */
export function Popup({ setOpen, keepsFocusItself = false, ...anchored }: PopupProps) {
  function onOpen(box: HTMLElement, trigger: HTMLElement): () => void {
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
    // Esc counts wherever the focus is, and before a layer below hears of it.
    document.addEventListener('keydown', answer, true);
    document.addEventListener('pointerdown', leave, true);
    return () => {
      document.removeEventListener('keydown', answer, true);
      document.removeEventListener('pointerdown', leave, true);
      if (box.contains(document.activeElement)) firstStop(trigger).focus({ preventScroll: true });
    };
  }
  return <Anchored {...anchored} onOpen={onOpen} />;
}
