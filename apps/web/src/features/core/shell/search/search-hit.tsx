import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './search.module.css';

interface SearchHitProps {
  id: string;
  isActive: boolean;
  isLast?: boolean;
  onHover: () => void;
  onOpen: (inNewTab: boolean) => void;
  /** Lets the pointer toggle a page's star; the palette offers a key and a button for it as well. */
  star?: { isOn: boolean; onStar: () => void } | undefined;
  children: ReactNode;
}

/** One option of the palette. */
export function SearchHit({ id, isActive, isLast = false, onHover, onOpen, star, children }: SearchHitProps) {
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
      onClick={(event) => {
        if (star && (event.target as Element).closest('[data-star]')) star.onStar();
        else onOpen(event.ctrlKey || event.metaKey);
      }}
    >
      {children}
      {star && (
        <span className={styles.hitStar} data-star={star.isOn} aria-hidden="true">
          {star.isOn ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.5} />}
        </span>
      )}
    </div>
  );
}
