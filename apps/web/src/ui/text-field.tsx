import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Inside the field, before the text. */
  start?: ReactNode;
  /** Inside the field, at its end. */
  end?: ReactNode;
  /** In the place of hint and error if there is neither. */
  below?: ReactNode;
  /** Announces "required" without the asterisk, for forms in which every field obviously is. */
  unmarked?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text field whose hint and error are announced with it. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, start, end, below, unmarked = false, required, ...input } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-marked={(required && !unmarked) || undefined}>
        {label}
      </label>
      <div className={`field-box ${styles.box}`} data-invalid={Boolean(error) || undefined}>
        {start}
        <input
          {...input}
          id={id}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      <div className="field-room">
        {hint && (
          <p id={`${id}-hint`} className="small quiet">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="small danger-text">
            {error}
          </p>
        )}
        {!hint && !error && below}
      </div>
    </div>
  );
}
