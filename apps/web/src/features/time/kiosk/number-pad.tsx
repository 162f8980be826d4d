import { IconBackspace } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './kiosk.module.css';
import type { KioskSay } from './kiosk.words';

interface NumberPadProps {
  say: KioskSay;
  /** Codes may contain letters, numbers may not. */
  hasLetters: boolean;
  /** Whether Greek letters come before Latin ones. */
  isGreek: boolean;
  onType: (letter: string) => void;
  onErase: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const alphabets = { latin: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ-'], greek: [...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ-'] };
type Keys = 'digits' | keyof typeof alphabets;

/** Large keys for touch; the field keeps the focus, so that a keyboard still works. */
export function NumberPad({ say, hasLetters, isGreek, onType, onErase }: NumberPadProps) {
  const [keys, setKeys] = useState<Keys>('digits');
  const key = (letter: string) => (
    <button key={letter} type="button" className={styles.key} onClick={() => onType(letter)}>
      {letter}
    </button>
  );
  const isLetters = hasLetters && keys !== 'digits';
  const following: Record<Keys, Keys> = isGreek
    ? { digits: 'greek', greek: 'latin', latin: 'digits' }
    : { digits: 'latin', latin: 'greek', greek: 'digits' };
  return (
    // The pointer must not move the focus out of the field.
    <div className={isLetters ? styles.letters : styles.pad} onMouseDown={(event) => event.preventDefault()}>
      {(isLetters ? alphabets[keys] : digits).map(key)}
      {hasLetters ? (
        <button type="button" className={styles.sideKey} onClick={() => setKeys(following[keys])}>
          {say(following[keys])}
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
