import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Stands inside the field before what is typed. */
  start?: ReactNode;
  /** Stands inside the field at its end. */
  end?: ReactNode;
  /** Stands where hint and error do while there is neither. */
  below?: ReactNode;
  /** Says "required" without drawing the star, where every field plainly is. */
  unmarked?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text input whose hint and error are announced with it. */
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
