import type { ReactNode } from 'react';
import styles from './autocomplete.module.css';
import { autocompleteWords } from './autocomplete.words';

interface ExampleProps {
  note: string;
  /** The labels of the current choice. */
  chosen: readonly string[];
  children: ReactNode;
}

/** A field to try, with its purpose and its current value. */
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
