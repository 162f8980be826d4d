import { type ReactNode, useEffect, useRef } from 'react';
import styles from './search.module.css';

interface SearchHitProps {
  id: string;
  isActive: boolean;
  isLast?: boolean;
  onHover: () => void;
  onOpen: (inNewTab: boolean) => void;
  children: ReactNode;
}

/** One option of the palette. */
export function SearchHit({ id, isActive, isLast = false, onHover, onOpen, children }: SearchHitProps) {
  const option = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isLast ? styles.all : styles.hit}
      onMouseMove={() => !isActive && onHover()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      {children}
    </div>
  );
}
