import { IconCheck } from '@tabler/icons-react';
import { cutAtMatch } from '#platform/fold-text';
import styles from './option-list.module.css';
import type { OptionListProps } from './option-list-props';

interface OptionRowProps {
  list: OptionListProps;
  /** The option's index, and the row it is drawn in. */
  index: number;
  row: number;
  height: number;
}

export function OptionLabel({ text, search }: { text: string; search: string }) {
  const [before, match, after] = cutAtMatch(text, search);
  return (
    <span className={`ellipsis ${styles.label}`}>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </span>
  );
}

/** One option of a list, positioned in its row. */
export function OptionRow({ list, index, row, height }: OptionRowProps) {
  const { options, selected, active, optionId, onPick, onHover, search = '', renderOption } = list;
  const option = options[index]!;
  return (
    <div
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={selected.has(option.value)}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      data-active={index === active || undefined}
      className={styles.option}
      style={{ insetBlockStart: row * height, blockSize: height }}
      onMouseMove={() => index !== active && onHover(index)}
      onClick={() => onPick(index)}
    >
      <IconCheck size={16} stroke={2} aria-hidden="true" className={styles.tick} />
      {renderOption ? (
        renderOption(option, search)
      ) : (
        <>
          <OptionLabel text={option.label} search={search} />
          {option.note && <span className="note">{option.note}</span>}
        </>
      )}
    </div>
  );
}
