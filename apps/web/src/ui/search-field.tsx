import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import styles from './search-field.module.css';
import { uiWords } from './ui.words';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

/** A search field with an icon; Esc and × clear it. */
export function SearchField({ label, value, onChange, placeholder = label }: SearchFieldProps) {
  const say = uiWords.use();
  const input = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onChange('');
  }

  return (
    <div className={`field-box screen-only ${styles.box}`}>
      <IconSearch size={18} stroke={1.5} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          className="hovers"
          aria-label={say('clear')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <IconX size={16} stroke={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
