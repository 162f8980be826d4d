import { IconBackspace } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './kiosk.module.css';
import type { KioskSay } from './kiosk.words';

interface NumberPadProps {
  say: KioskSay;
  /** Codes may contain letters, numbers may not. */
  hasLetters: boolean;
  onType: (letter: string) => void;
  onErase: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ-'];

/** Large keys for touch; the field keeps the focus, so that a keyboard still works. */
export function NumberPad({ say, hasLetters, onType, onErase }: NumberPadProps) {
  const [showsLetters, setShowsLetters] = useState(false);
  const key = (letter: string) => (
    <button key={letter} type="button" className={styles.key} onClick={() => onType(letter)}>
      {letter}
    </button>
  );
  const isLetters = hasLetters && showsLetters;
  return (
    // The pointer must not move the focus out of the field.
    <div className={isLetters ? styles.letters : styles.pad} onMouseDown={(event) => event.preventDefault()}>
      {(isLetters ? letters : digits).map(key)}
      {hasLetters ? (
        <button type="button" className={styles.sideKey} onClick={() => setShowsLetters(!showsLetters)}>
          {say(isLetters ? 'digits' : 'letters')}
        </button>
      ) : (
        <span />
      )}
      {!isLetters && key('0')}
      <button type="button" className={styles.sideKey} aria-label={say('erase')} onClick={onErase}>
        <IconBackspace size={28} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
