import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './accordion.module.css';

interface AccordionItemProps {
  title: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Set for the item that a link leads to; it is scrolled into view. */
  isSought?: boolean;
  level?: 2 | 3;
  children: ReactNode;
}

/** A question whose answer is shown, and exposed to screen readers, only while the item is open. */
export function AccordionItem({ title, isOpen, onToggle, isSought = false, level = 3, children }: AccordionItemProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.item} ref={isSought ? bringIntoSight : undefined}>
      <Heading>
        <button
          type="button"
          className="hovers ring-inside"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {title}
          <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
        </button>
      </Heading>
      <div id={id} hidden={!isOpen} className={styles.answer}>
        {children}
      </div>
    </div>
  );
}

const bringIntoSight = (item: HTMLElement | null): void => item?.scrollIntoView({ block: 'nearest' });
