import type { Hover } from '@horae/timeline';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';
import type { GridRow } from '../model/rows.rules';
import styles from './hover-card.module.css';
import { contentOf } from './hover-card-content';

interface HoverCardProps {
  hover: Hover<GridRow, ShiftBar>;
  days: LocalDays;
  onPointer: (isOver: boolean) => void;
}

const gap = 6;
const margin = 8;

/** The full details of what the pointer is on or what has the focus. */
export function HoverCard({ hover, days, onPointer }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number }>();
  const content = contentOf(hover, days);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const { rect } = hover;
    const { offsetWidth: width, offsetHeight: height } = element;
    const below = rect.bottom + gap + height <= innerHeight - margin;
    setAt({
      left: Math.max(margin, Math.min(rect.left, innerWidth - width - margin)),
      top: Math.max(margin, below ? rect.bottom + gap : rect.top - gap - height),
    });
  }, [hover]);
  if (!content) return null;
  return (
    <div
      ref={card}
      role="tooltip"
      className={styles.card}
      style={at ?? { visibility: 'hidden' }}
      onPointerEnter={() => onPointer(true)}
      onPointerLeave={() => onPointer(false)}
    >
      {content}
    </div>
  );
}
