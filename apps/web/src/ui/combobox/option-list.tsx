import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { cutAtMatch } from '#platform/fold-text';
import { useWindowKind } from '#platform/window-kind';
import { uiWords } from '../ui.words';
import styles from './option-list.module.css';
import type { ComboboxOption } from './options';

interface OptionListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  selected: ReadonlySet<string>;
  active: number;
  optionId: (index: number) => string;
  onPick: (index: number) => void;
  onHover: (index: number) => void;
  search?: string;
  isMulti?: boolean;
}

const drawnAtOnce = 100;
const margin = 10;

/** Which options are drawn: all of a short list, else those in sight and a few around. */
function windowOf(count: number, height: number, scrollTop: number, viewHeight: number): [first: number, end: number] {
  if (count <= drawnAtOnce) return [0, count];
  const first = Math.max(0, Math.floor(scrollTop / height) - margin);
  return [first, Math.min(count, first + Math.ceil(viewHeight / height) + 2 * margin)];
}

function Label({ text, search }: { text: string; search: string }) {
  const [before, match, after] = cutAtMatch(text, search);
  return (
    <span className={styles.label}>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </span>
  );
}

/** A listbox whose focus stays in the field above it; long lists are drawn only where they are seen. */
export function OptionList(props: OptionListProps) {
  const { id, label, options, selected, active, optionId, onPick, onHover, search = '', isMulti = false } = props;
  const say = uiWords.use();
  const list = useRef<HTMLDivElement>(null);
  const height = useWindowKind() === 'phone' ? 44 : 36;
  const [view, setView] = useState({ top: 0, height: 320 });
  const [first, end] = windowOf(options.length, height, view.top, view.height);

  useEffect(() => {
    const element = list.current;
    if (!element || active < 0) return;
    const [top, bottom] = [active * height, (active + 1) * height];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
  }, [active, height]);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable={isMulti || undefined}
        className={styles.list}
        onScroll={({ currentTarget }) => setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
        // The field keeps the focus while an option is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className={styles.space} style={{ blockSize: options.length * height }} role="presentation">
          {options.slice(first, end).map((option, offset) => {
            const index = first + offset;
            return (
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={selected.has(option.value)}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                className={styles.option}
                style={{ insetBlockStart: index * height, blockSize: height }}
                onMouseMove={() => index !== active && onHover(index)}
                onClick={() => onPick(index)}
              >
                <IconCheck size={16} stroke={2} aria-hidden="true" className={styles.tick} />
                <Label text={option.label} search={search} />
                {option.note && <span className={styles.note}>{option.note}</span>}
              </div>
            );
          })}
        </div>
      </div>
      {options.length === 0 && (
        <p className={styles.none} role="status">
          {say('noOptions')}
        </p>
      )}
    </>
  );
}
