import type { ReactNode } from 'react';
import styles from './autocomplete.module.css';
import { autocompleteWords } from './autocomplete.words';

interface ExampleProps {
  note: string;
  /** What is chosen, in words. */
  chosen: readonly string[];
  children: ReactNode;
}

/** A field to try, what it is for, and what it holds now. */
export function Example({ note, chosen, children }: ExampleProps) {
  const say = autocompleteWords.use();
  return (
    <div className={styles.example}>
      {children}
      <p className={styles.note}>{note}</p>
      <p className="breaks-anywhere" role="status">
        {chosen.length > 0 ? say('chosen', { text: chosen.join(', ') }) : say('nothing')}
      </p>
    </div>
  );
}
