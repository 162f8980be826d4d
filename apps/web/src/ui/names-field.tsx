import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './names-field.module.css';
import { TextField, type TextFieldProps } from './text-field';
import { uiWords } from './ui.words';

interface NamesFieldProps
  extends Pick<TextFieldProps, 'name' | 'error' | 'hint' | 'end' | 'required' | 'maxLength' | 'ref'> {
  label: string;
  names: readonly string[];
  /** Suggestions while typing. */
  known?: readonly string[];
  onChange: (names: string[]) => void;
  onTyped?: (text: string) => void;
  /** Returns what is wrong with a text; it stays in the field until it is valid. */
  faultOf?: (name: string) => string | undefined;
  /** Characters that complete a text as Enter does. */
  ends?: string;
  autoFocus?: boolean;
}

/** A list of short texts: Enter adds the typed one, × or Backspace removes one. */
export function NamesField(props: NamesFieldProps) {
  const {
    names,
    known,
    onChange,
    onTyped,
    faultOf,
    ends = '',
    error,
    autoFocus = false,
    maxLength = 255,
    ...field
  } = props;
  const say = uiWords.use();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  function type(text: string): void {
    setTyped(text);
    setFault(undefined);
    onTyped?.(text);
  }

  function add(): void {
    const name = typed.trim();
    if (name === '') return;
    const wrong = faultOf?.(name);
    if (wrong) return setFault(wrong);
    type('');
    if (!names.includes(name)) onChange([...names, name]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Backspace' && typed === '') onChange(names.slice(0, -1));
    if (event.key !== 'Enter' && !(ends !== '' && ends.includes(event.key))) return;
    // Ctrl+Enter submits the form, which must include the typed text.
    if (event.ctrlKey || event.metaKey) return flushSync(add);
    event.preventDefault();
    add();
  }

  return (
    <div className={styles.field}>
      <TextField
        {...field}
        error={fault ?? error}
        data-unparsed={fault ? '' : undefined}
        start={
          names.length > 0 && (
            <ul className={styles.names} aria-label={field.label}>
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
          )
        }
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        list={`${id}-known`}
        data-autofocus={autoFocus || undefined}
        onChange={(event) => type(event.currentTarget.value)}
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
    </div>
  );
}
