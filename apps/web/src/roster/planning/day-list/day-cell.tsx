import type { ClipboardEvent, KeyboardEvent } from 'react';
import styles from './day-cell.module.css';
import { dayPlanWords } from './day-plan.words';

interface DayCellProps {
  /** Of the row of the list. */
  rowKey: string;
  name: string;
  /** The times of the row. */
  shift: string;
  isTicked: boolean;
  onTick: () => void;
  /** `text` is the first character that was typed; null: what is planned is edited. */
  onEdit: (rect: DOMRect, text: string | null) => void;
  onEmpty: () => void;
  onCopy: (isCut: boolean, write: (text: string) => void) => void;
  onPaste: (text: string) => void;
}

/** The times of a row, which take what is typed, copied and pasted as a day of the plan does, and a box to select its person. */
export function DayCell(props: DayCellProps) {
  const { rowKey, name, shift, isTicked, onTick, onEdit, onEmpty, onCopy, onPaste } = props;
  const say = dayPlanWords.use();

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, ctrlKey, metaKey, altKey, currentTarget: cell } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    const rect = cell.getBoundingClientRect();
    if (isPlain && (key === 'ArrowDown' || key === 'ArrowUp')) cellBeside(cell, key === 'ArrowDown' ? 1 : -1)?.focus();
    else if (key === 'F2') onEdit(rect, null);
    else if (isPlain && (key === 'Delete' || key === 'Backspace')) onEmpty();
    else if (isPlain && key.length === 1 && key !== ' ') onEdit(rect, key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function copy(event: ClipboardEvent): void {
    event.preventDefault();
    const { clipboardData } = event;
    onCopy(event.type === 'cut', (text) => clipboardData.setData('text/plain', text));
  }

  return (
    <span className={styles.cell}>
      <input type="checkbox" aria-label={say('tick', { name })} checked={isTicked} onChange={onTick} />
      <button
        type="button"
        className={styles.times}
        data-day-cell={rowKey}
        aria-label={say('edit', { name, shift })}
        onClick={({ currentTarget }) => onEdit(currentTarget.getBoundingClientRect(), null)}
        onKeyDown={onKeyDown}
        onCopy={copy}
        onCut={copy}
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData('text/plain'));
        }}
      >
        {shift}
      </button>
    </span>
  );
}

/** The cell above or below another one in the list. */
export function cellBeside(cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>('[data-day-cell]') ?? [])];
  return cells[cells.indexOf(cell) + step];
}
