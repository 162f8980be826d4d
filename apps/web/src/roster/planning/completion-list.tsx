import { useEffect, useRef } from 'react';
import styles from './completion-list.module.css';
import type { KnownCode } from './model/completion.rules';

interface CompletionListProps {
  id: string;
  label: string;
  codes: readonly KnownCode[];
  active: number;
  optionId: (index: number) => string;
  onPick: (index: number) => void;
}

/** The codes that fit what is being typed into a day. */
export function CompletionList({ id, label, codes, active, optionId, onPick }: CompletionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {codes.map(({ code, name, times, colour }, index) => (
        <div
          key={`${code} ${name}`}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
          onKeyDown={undefined}
        >
          <span className={`${styles.code} ${colour ? `template-${colour}` : ''}`}>{code}</span>
          <span className="ellipsis">{name}</span>
          {times && <span className="tabular">{times}</span>}
        </div>
      ))}
    </div>
  );
}
