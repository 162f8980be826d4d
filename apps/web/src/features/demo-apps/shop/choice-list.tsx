import type { ReactNode } from 'react';
import styles from './choice-list.module.css';

interface Choice<T extends string | number> {
  value: T;
  title: string;
  text: string;
  /** Shown beside the choice. */
  aside?: ReactNode;
}

interface ChoiceListProps<T extends string | number> {
  label: string;
  name: string;
  value: T | null;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
}

/** A radio group in which each choice has a line of explanation. */
export function ChoiceList<T extends string | number>({ label, name, value, choices, onChange }: ChoiceListProps<T>) {
  return (
    <div className="stack-2" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <div key={choice.value} className={styles.choice}>
          <label>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              aria-describedby={`${name}-${choice.value}`}
              aria-label={choice.title}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <b>{choice.title}</b>
              <span id={`${name}-${choice.value}`}>{choice.text}</span>
            </span>
          </label>
          {choice.aside}
        </div>
      ))}
    </div>
  );
}
