import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './accordion.module.css';

interface AccordionItemProps {
  title: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** The level of its heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** One question of several: its answer is there for everybody only while it is open. */
export function AccordionItem({ title, isOpen, onToggle, level = 3, children }: AccordionItemProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.item}>
      <Heading>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
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
