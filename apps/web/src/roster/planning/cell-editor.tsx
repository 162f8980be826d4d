import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { LocalDays } from '../model/local-days.rules';
import { longDay } from '../texts/day-texts';
import { hoursFigure } from '../texts/hour-texts';
import styles from './cell-editor.module.css';
import { itemTitle } from './item-texts';
import { type DayItem, readDayItems } from './model/day-items.rules';
import { awayOf } from './model/day-text.rules';
import { planningWords } from './planning.words';

interface CellEditorProps {
  name: string;
  date: string;
  rect: DOMRect;
  text: string;
  /** The text was typed, so the cursor stands behind it; else all of it is selected. */
  isTyped: boolean;
  days: LocalDays;
  /** What the day would make wrong with these items, a line each. */
  warningsOf: (items: readonly DayItem[]) => readonly string[];
  /** Returns false if the text was not understood. */
  onTake: (text: string) => boolean;
  onLeave: (step: 'down' | 'up' | 'next' | 'previous' | 'stay') => void;
}

/** A field over a day of a person: takes what is typed like a cell of a spreadsheet. */
export function CellEditor({ name, date, rect, text: initial, isTyped, warningsOf, onTake, onLeave }: CellEditorProps) {
  const say = planningWords.use();
  const id = useId();
  const [text, setText] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  const isLeaving = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (!isTyped) field.current?.select();
  }, [isTyped]);

  function leave(step: Parameters<typeof onLeave>[0], isTaken: boolean): void {
    const isChanged = isTyped || text !== initial;
    if (isTaken && isChanged && !onTake(text)) {
      setWrong(true);
      return;
    }
    isLeaving.current = true;
    onLeave(step);
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    const { key, shiftKey } = event;
    if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return;
    event.preventDefault();
    if (key === 'Escape') leave('stay', false);
    else if (key === 'Enter') leave(shiftKey ? 'up' : 'down', true);
    else leave(shiftKey ? 'previous' : 'next', true);
  }

  const items = readDayItems(text, date);
  const warnings = items && text !== initial ? warningsOf(items) : [];
  const width = Math.max(rect.width, 148);
  const left = Math.min(rect.left, innerWidth - width - 4);
  return (
    <div className={styles.editor} style={{ left, top: rect.top, inlineSize: width }}>
      <input
        ref={field}
        value={text}
        className={styles.field}
        style={{ blockSize: Math.max(28, rect.height) }}
        aria-label={say('edit.label', { name, day: longDay(date) })}
        aria-describedby={`${id}-read`}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => isLeaving.current || leave('stay', items !== null)}
      />
      <p id={`${id}-read`} className={styles.read} data-wrong={isWrong || undefined} aria-live="polite">
        {isWrong ? say('edit.unknown', { text }) : items ? reading(items, say('edit.empty')) : say('edit.hint')}
        {warnings.map((line) => (
          <span key={line} className={styles.warning}>
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}

/** `08:00–16:00 · 8 h`, `Day off` */
function reading(items: readonly DayItem[], empty: string): string {
  if (items.length === 0) return empty;
  const minutes = items
    .filter(({ typeOfShift }) => !awayOf(typeOfShift))
    .reduce((sum, { start, end }) => sum + (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000, 0);
  const hours = minutes > 0 ? ` · ${hoursFigure(minutes)} h` : '';
  return `${items.map(itemTitle).join(' / ')}${hours}`;
}
