import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useWindowKind } from '#platform/window-kind';
import { Dialog } from '../dialog';
import { Anchored } from '../popup/anchored';
import { uiWords } from '../ui.words';
import styles from './combobox-field.module.css';
import { OptionList } from './option-list';
import type { OptionListProps } from './option-list-props';
import { type ComboboxOption, findOptions } from './options';
import { useActiveOption } from './use-active-option';

export interface ComboboxFieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  options: readonly ComboboxOption[];
  /** The label of the first option, which selects nothing: "All departments". */
  allLabel?: string;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  error?: string;
  className?: string;
  /** Replaces the default search. */
  find?: (options: readonly ComboboxOption[], search: string) => ComboboxOption[];
  /** Replaces the default list. */
  renderList?: (list: OptionListProps) => ReactNode;
}

interface InnerProps extends ComboboxFieldProps {
  selected: ReadonlySet<string>;
  /** The text of the closed field. */
  text: string;
  chips?: ReactNode;
  isMulti: boolean;
  onPick: (value: string) => void;
  onClear: () => void;
  onBackspace?: () => void;
}

const allValue = '';

/** The field and list shared by the single and multiple choice. */
export function ComboboxField(props: InnerProps) {
  const {
    label,
    hideLabel = false,
    options,
    allLabel,
    placeholder = '',
    disabled = false,
    required = false,
    error,
    className = '',
    find = findOptions,
    renderList = OptionList,
  } = props;
  const { selected, text, chips, isMulti, onPick, onClear, onBackspace } = props;
  const say = uiWords.use();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useWindowKind() === 'phone';
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');

  const found = find(options, search);
  const shown = allLabel && !search.trim() ? [{ value: allValue, label: allLabel }, ...found] : found;
  const list = useActiveOption(shown.length, pick);

  function open(): void {
    if (disabled || isOpen) return;
    const at = shown.findIndex(({ value }) => selected.has(value));
    list.setActive(Math.max(0, at));
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    setSearch('');
  }

  function pick(index: number): void {
    const option = shown[index];
    if (!option) return;
    if (option.value === allValue && allLabel) onClear();
    else onPick(option.value);
    if (isMulti) setSearch('');
    else close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Tab') {
      close();
      return;
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) open();
    else if (event.key === 'Backspace' && search === '' && onBackspace) onBackspace();
    else if (!isOpen || !list.onKey(event)) return;
    event.preventDefault();
  }

  const field = (isInSheet: boolean) => (
    <input
      ref={input}
      id={isInSheet ? `${id}-sheet` : id}
      role="combobox"
      type="text"
      autoComplete="off"
      spellCheck={false}
      disabled={disabled}
      aria-label={hideLabel || isInSheet ? label : undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? list.listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={isOpen ? list.activeId : undefined}
      aria-required={required || undefined}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      placeholder={chips ? undefined : (allLabel ?? placeholder)}
      readOnly={isPhone && !isInSheet}
      value={isOpen && (!isPhone || isInSheet) ? search : text}
      data-autofocus={isInSheet || undefined}
      onChange={(event) => {
        setSearch(event.currentTarget.value);
        list.setActive(0);
        setOpen(true);
      }}
      onClick={open}
      onKeyDown={onKeyDown}
      onBlur={() => !isPhone && close()}
    />
  );

  const List = renderList;
  const optionList = (
    <List
      id={list.listId}
      label={label}
      options={shown}
      selected={allLabel && selected.size === 0 ? new Set([allValue]) : selected}
      active={list.active}
      optionId={list.optionId}
      onPick={pick}
      onHover={list.setActive}
      search={search}
      isMulti={isMulti}
    />
  );

  return (
    <div className={`${styles.field} ${className}`}>
      {!hideLabel && (
        <label htmlFor={id} data-marked={required || undefined}>
          {label}
        </label>
      )}
      <Anchored
        isOpen={isOpen && !isPhone}
        width="trigger"
        distance={4}
        className={styles.dropdown}
        trigger={
          <div
            className={`field-box ${styles.box}`}
            data-disabled={disabled || undefined}
            data-invalid={Boolean(error) || undefined}
          >
            {chips}
            {field(false)}
            {selected.size > 0 && allLabel && !disabled ? (
              <button type="button" className={styles.clear} aria-label={`${say('clear')} ${label}`} onClick={onClear}>
                <IconX size={16} stroke={1.5} aria-hidden="true" />
              </button>
            ) : (
              <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={styles.chevron} />
            )}
          </div>
        }
      >
        {optionList}
      </Anchored>
      {(error || !hideLabel) && (
        <div className="field-room">
          {error && (
            <p id={`${id}-error`} className="danger-text small">
              {error}
            </p>
          )}
        </div>
      )}
      {isPhone && (
        <Dialog title={label} isOpen={isOpen} onClose={close}>
          <div className={styles.sheet}>
            <div className={`field-box ${styles.box}`}>{field(true)}</div>
            {optionList}
          </div>
        </Dialog>
      )}
    </div>
  );
}
