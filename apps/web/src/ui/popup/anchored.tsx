import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './anchored.module.css';

export interface AnchoredProps {
  isOpen: boolean;
  /** What it opens at: one element that takes a `ref`. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  position?: 'bottom-start' | 'bottom-end';
  /** Pixels between the trigger and the box. */
  distance?: number;
  /** Pixels, or as wide as the trigger. */
  width?: number | 'trigger';
  className?: string | undefined;
  role?: 'dialog';
  label?: string;
  /** Runs in the commit that opens it; what it answers runs just before the box is gone. */
  onOpen?: (box: HTMLElement, trigger: HTMLElement) => () => void;
  children: ReactNode;
}

interface BoxProps extends Omit<AnchoredProps, 'isOpen' | 'trigger'> {
  anchor: RefObject<HTMLElement | null>;
}

const edge = 5;

/** A box at its trigger, above everything else of the page; the browser's own layer, so nothing cuts it off. */
export function Anchored({ isOpen, trigger, ...box }: AnchoredProps) {
  const anchor = useRef<HTMLElement>(null);
  return (
    <>
      {cloneElement(trigger, { ref: anchor })}
      {isOpen && <Box anchor={anchor} {...box} />}
    </>
  );
}

function Box({ anchor, position = 'bottom-start', distance = 8, width, ...rest }: BoxProps) {
  const { className, role, label, onOpen, children } = rest;
  const ref = useRef<HTMLDivElement>(null);
  const opened = useEffectEvent((box: HTMLElement, at: HTMLElement) => onOpen?.(box, at));
  useLayoutEffect(() => {
    const [at, box] = [anchor.current, ref.current];
    if (!at || !box) return undefined;
    box.showPopover();
    const leave = opened(box, at);
    const unfollow = autoUpdate(at, box, () => {
      if (width === 'trigger') box.style.inlineSize = `${at.offsetWidth}px`;
      const middleware = [offset(distance), flip({ padding: edge }), shift({ padding: edge })];
      void computePosition(at, box, { placement: position, strategy: 'fixed', middleware }).then(({ x, y }) =>
        Object.assign(box.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` }),
      );
    });
    return () => {
      unfollow();
      leave?.();
      box.hidePopover();
    };
  }, [anchor, position, distance, width]);
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
