import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './kiosk.module.css';
import type { KioskSay } from './kiosk.words';
import { NumberPad } from './number-pad';

interface EntryPanelProps {
  say: KioskSay;
  label: string;
  heading: string;
  about?: string;
  kind: 'code' | 'number';
  /** Whether the person reads Greek. */
  isGreek?: boolean;
  /** Why the last attempt failed. */
  fault?: string | undefined;
  isBusy?: boolean;
  submit: string;
  onEnter: (text: string) => void;
  renderBack?: ReactNode;
}

/** One field with its keypad; also takes input from a keyboard or from a card reader that types. */
export function EntryPanel({
  say,
  label,
  heading,
  about,
  kind,
  isGreek = false,
  fault,
  isBusy,
  submit,
  onEnter,
  renderBack,
}: EntryPanelProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const isNumber = kind === 'number';
  const limit = isNumber ? 8 : 40;

  useEffect(() => field.current?.focus(), []);

  function type(next: string): void {
    setText(isNumber ? next.replaceAll(/\D/g, '').slice(0, limit) : next.slice(0, limit));
  }

  function enter(event: FormEvent): void {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    onEnter(text.trim());
    setText('');
  }

  return (
    <form className={styles.entry} onSubmit={enter} autoComplete="off">
      <h2>{heading}</h2>
      {about && <p>{about}</p>}
      <input
        ref={field}
        className={styles.field}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        type={isNumber ? 'password' : 'text'}
        inputMode="none"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <p id={faultId} role="alert" className={styles.fault}>
        {fault}
      </p>
      <NumberPad
        say={say}
        hasLetters={!isNumber}
        isGreek={isGreek}
        onType={(letter) => type(text + letter)}
        onErase={() => setText(text.slice(0, -1))}
      />
      <div className="row">
        {renderBack}
        <button type="submit" className={styles.primary} aria-disabled={isBusy || text.trim() === '' || undefined}>
          {submit}
        </button>
      </div>
    </form>
  );
}
