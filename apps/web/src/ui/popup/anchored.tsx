import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './anchored.module.css';
import { keepAtAnchor, prepareFor } from './keep-at-anchor';

export interface AnchoredProps {
  isOpen: boolean;
  /** The anchor: one element that accepts a `ref`. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  position?: 'bottom-start' | 'bottom-end';
  /** Distance between the trigger and the box in px. */
  distance?: number;
  /** In px, or as wide as the trigger. */
  width?: number | 'trigger';
  className?: string | undefined;
  role?: 'dialog';
  label?: string;
  /** Runs in the commit that opens the box; the function it returns runs just before the box is removed. */
  onOpen?: (box: HTMLElement, trigger: HTMLElement) => () => void;
  children: ReactNode;
}

interface BoxProps extends Omit<AnchoredProps, 'isOpen' | 'trigger'> {
  anchor: HTMLElement | null;
}

/** The screen may have its own ref on the trigger. */
function give(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** A box at its trigger, in the browser's top layer so that nothing clips it. */
export function Anchored({ isOpen, trigger, ...box }: AnchoredProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = trigger.props.ref;
  const hold = useCallback(
    (element: HTMLElement | null) => {
      setAnchor(element);
      if (element) prepareFor(element);
      give(own, element);
    },
    [own],
  );
  return (
    <>
      {cloneElement(trigger, { ref: hold })}
      {isOpen && <Box anchor={anchor} {...box} />}
    </>
  );
}

function Box({ anchor, position = 'bottom-start', distance = 8, width, ...rest }: BoxProps) {
  const { className, role, label, onOpen, children } = rest;
  const ref = useRef<HTMLDivElement>(null);
  const isAsWide = width === 'trigger';
  const opened = useEffectEvent((box: HTMLElement, at: HTMLElement) => onOpen?.(box, at));
  useLayoutEffect(() => {
    const [at, box] = [anchor, ref.current];
    if (!at || !box) return undefined;
    box.showPopover();
    const leave = opened(box, at);
    const unfollow = keepAtAnchor(at, box, { position, distance, isAsWide });
    return () => {
      unfollow();
      leave?.();
      box.hidePopover();
    };
  }, [anchor, position, distance, isAsWide]);
  return (
    <div
      ref={ref}
      popover="manual"
      className={`${styles.box} ${className ?? ''}`}
      style={typeof width === 'number' ? { inlineSize: width } : undefined}
      role={role}
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
