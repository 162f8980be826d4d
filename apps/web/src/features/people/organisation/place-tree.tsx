import type { CountedPlace, PlaceTree as TreeName } from '@horae/contract/people/places';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './organisation.module.css';
import { organisationWords } from './organisation.words';
import type { PlaceActions } from './place-menu';
import { PlaceRow } from './place-row';
import { treeRows, treeStep } from './place-tree.rules';

interface PlaceTreeProps {
  tree: TreeName;
  places: readonly CountedPlace[];
  day: string;
  actions: PlaceActions;
}

/** One of a hotel's trees. Arrow keys move, collapse and expand; Enter opens the actions of a place. */
export function PlaceTree({ tree, places, day, actions }: PlaceTreeProps) {
  const say = organisationWords.use();
  const grid = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<string | null>(null);
  const goes = useRef(false);
  const rows = treeRows(tree, places, folded);
  const activeKey = rows.find(({ key }) => key === wanted)?.key ?? rows[0]?.key ?? '';

  useLayoutEffect(() => {
    if (!goes.current) return;
    goes.current = false;
    grid.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
  });

  function fold(key: string, isFolded: boolean): void {
    const next = new Set(folded);
    if (isFolded) next.add(key);
    else next.delete(key);
    setFolded(next);
    setWanted(key);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof HTMLElement) || target.role !== 'row' || ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' || key === 'ContextMenu') {
      event.preventDefault();
      const button = target.querySelector<HTMLElement>('[aria-haspopup="menu"]');
      button?.focus();
      button?.click();
      return;
    }
    const step = treeStep(rows, activeKey, key, getComputedStyle(currentTarget).direction === 'rtl');
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    if ('to' in step) {
      goes.current = true;
      setWanted(step.to);
    } else if ('fold' in step) fold(step.fold, true);
    else fold(step.unfold, false);
  }

  return (
    <div ref={grid} role="treegrid" aria-label={say(`tab.${tree}`)} className="small" onKeyDown={onKeyDown}>
      <div role="row" className={styles.heads}>
        <span role="columnheader">{say('name')}</span>
        <span role="columnheader" className={styles.count}>
          {say('people')}
        </span>
        <span role="columnheader">{say('state')}</span>
        <span role="columnheader">
          <span className="visually-hidden">{say('actions')}</span>
        </span>
      </div>
      {rows.map((row) => (
        <PlaceRow
          key={row.key}
          row={row}
          places={places}
          day={day}
          isActive={row.key === activeKey}
          actions={actions}
          onFocus={() => setWanted(row.key)}
          onFold={(isFolded) => fold(row.key, isFolded)}
        />
      ))}
    </div>
  );
}
