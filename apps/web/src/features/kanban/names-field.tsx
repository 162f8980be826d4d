import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { TextField } from '#ui/text-field';
import { uiWords } from '#ui/ui.words';
import styles from './names-field.module.css';

interface NamesFieldProps {
  label: string;
  hint: string;
  names: readonly string[];
  /** Offered while typing. */
  known?: readonly string[];
  onChange: (names: string[]) => void;
}

/** A list of short texts: Enter adds what is typed, × or Backspace takes one off. */
export function NamesField({ label, hint, names, known, onChange }: NamesFieldProps) {
  const say = uiWords.use();
  const id = useId();
  const [typed, setTyped] = useState('');

  function add(): void {
    const name = typed.trim();
    if (name === '') return;
    setTyped('');
    if (!names.includes(name)) onChange([...names, name]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Backspace' && typed === '') onChange(names.slice(0, -1));
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles.field}>
      <TextField
        label={label}
        hint={hint}
        value={typed}
        maxLength={255}
        autoComplete="off"
        list={`${id}-known`}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      <datalist id={`${id}-known`}>
        {known
          ?.filter((name) => !names.includes(name))
          .map((name) => (
            <option key={name}>{name}</option>
          ))}
      </datalist>
      {names.length > 0 && (
        <ul className={styles.names} aria-label={label}>
          {names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
              <button
                type="button"
                aria-label={say('remove', { name })}
                onClick={() => onChange(names.filter((other) => other !== name))}
              >
                <IconX size={14} stroke={1.5} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
