import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { LocalDays } from '../model/local-days.rules';
import { longDay } from '../texts/day-texts';
import { hoursFigure } from '../texts/hour-texts';
import styles from './cell-editor.module.css';
import { CompletionList } from './completion-list';
import { itemTitle } from './item-texts';
import { knownCodes } from './known-codes';
import type { KnownCode } from './model/completion.rules';
import type { DayItem } from './model/day-items.rules';
import { awayOf } from './model/day-text.rules';
import { readRowItems } from './model/open-plan.rules';
import type { DepartmentCodes } from './model/template-codes.rules';
import { planningWords } from './planning.words';
import { useCompletion } from './use-completion';
import type { Step } from './use-next-cell';

/** Held: somebody else has changed the day, and what was typed is kept until it is taken again. */
export type Taking = 'taken' | 'unknown' | 'held';

interface CellEditorProps {
  /** Of a person, or of open shifts. */
  row: number;
  name: string;
  date: string;
  rect: DOMRect;
  text: string;
  /** The text was typed, so the cursor stands behind it; else all of it is selected. */
  isTyped: boolean;
  days: LocalDays;
  /** What can be typed by code for this person. */
  codes: DepartmentCodes;
  /** What the day would make wrong with these items, a line each. */
  warningsOf: (items: readonly DayItem[]) => readonly string[];
  /** What somebody else has planned there meanwhile; null: nothing. */
  overtaken: string | null;
  onTake: (text: string, isLeft: boolean) => Taking;
  onLeave: (step: Step) => void;
}

/** A field over a day of a person: takes what is typed like a cell of a spreadsheet. */
export function CellEditor(props: CellEditorProps) {
  const { row, name, date, rect, text: initial, isTyped, codes, warningsOf, overtaken, onTake, onLeave } = props;
  const say = planningWords.use();
  const id = useId();
  const [text, setText] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  /** Stays on screen after it was read, until it is replaced. */
  const [held, setHeld] = useState<string | null>(null);
  /** Where the cursor goes once the shift templates are loaded, of which the text may be one. */
  const [awaited, setAwaited] = useState<{ step: Step; isLeft: boolean } | null>(null);
  const isLeaving = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const known = useMemo(() => knownCodes(codes.templates), [codes.templates]);
  const list = useCompletion({
    text,
    isTyped,
    codes: known,
    isUnderstood: (next) => readRowItems(row, next, date, codes.templateOf) !== null,
    onTake: (next, event) => {
      setText(next);
      leave(event ? stepOf(event) : 'down', true, next);
    },
  });

  const items = readRowItems(row, text, date, codes.templateOf);

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (!isTyped) field.current?.select();
  }, [isTyped]);

  function leave(step: Step, isTaken: boolean, last = text, isLeft = false): void {
    const isChanged = isTyped || last !== initial;
    const taking = isTaken && isChanged ? onTake(last, isLeft) : 'taken';
    const isAwaited = taking === 'unknown' && codes.isPending === true;
    setAwaited(isAwaited ? { step, isLeft } : null);
    setWrong(taking === 'unknown' && !isAwaited);
    if (taking === 'held') setHeld(overtaken);
    if (taking !== 'taken') return;
    isLeaving.current = true;
    onLeave(step);
  }

  const takeAwaited = useEffectEvent(() => {
    if (awaited) leave(awaited.step, !awaited.isLeft || items !== null, text, awaited.isLeft);
  });
  useEffect(() => {
    if (!codes.isPending) takeAwaited();
  }, [codes.isPending]);

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    const { key } = event;
    if (list.onKey(event)) event.preventDefault();
    else if (key === 'Enter' || key === 'Tab' || key === 'Escape') {
      event.preventDefault();
      leave(stepOf(event), key !== 'Escape');
    }
  }

  function status(): string {
    if (awaited) return say('edit.loading');
    if (isWrong) return unknownText(say, text, known);
    return items ? reading(items, say('edit.empty')) : say('edit.hint');
  }

  const warnings = items && text !== initial ? warningsOf(items) : [];
  const theirs = overtaken ?? held;
  const width = Math.max(rect.width, 148);
  const left = Math.min(rect.left, innerWidth - Math.max(width, 280) - 4);
  // Near the lower edge what is said and offered stands above the field.
  const isLow = rect.bottom + 290 > innerHeight;
  const place = isLow ? { bottom: innerHeight - rect.bottom } : { top: rect.top };
  return (
    <div className={styles.editor} data-low={isLow || undefined} style={{ left, ...place, inlineSize: width }}>
      <input
        ref={field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.shown.length > 0}
        aria-controls={list.shown.length > 0 ? list.listId : undefined}
        aria-activedescendant={list.activeId}
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
          setAwaited(null);
          list.typed(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => isLeaving.current || leave('stay', items !== null || codes.isPending === true, text, true)}
      />
      <p id={`${id}-read`} className={styles.read} data-wrong={isWrong || undefined} aria-live="polite">
        {status()}
        {theirs !== null && <span className={styles.warning}>{say('edit.overtaken', { items: theirs })}</span>}
        {warnings.map((line) => (
          <span key={line} className={styles.warning}>
            {line}
          </span>
        ))}
      </p>
      {list.shown.length > 0 && (
        <CompletionList
          id={list.listId}
          label={say('edit.codes')}
          codes={list.shown}
          active={list.active}
          optionId={list.optionId}
          onPick={list.pick}
        />
      )}
    </div>
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): Step {
  if (key === 'Escape') return 'stay';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return shiftKey ? 'up' : 'down';
}

const mostNamed = 8;

/** What was not understood, and what would be. */
function unknownText(say: typeof planningWords.say, text: string, known: readonly KnownCode[]): string {
  const templates = known.filter(({ times }) => times !== '').map(({ code }) => code);
  if (templates.length === 0) return say('edit.unknown', { text });
  const more = templates.length > mostNamed ? ' …' : '';
  return say('edit.unknown.templates', { text, codes: `${templates.slice(0, mostNamed).join(', ')}${more}` });
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
