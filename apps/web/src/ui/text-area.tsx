import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import styles from './text-field.module.css';
import { uiWords } from './ui.words';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** The maximum number of characters, with a countdown. */
  limit?: number | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field; shows how much room is left if there is a limit. */
export function TextArea({ label, error, hint, limit, required, ...area }: TextAreaProps) {
  const say = uiWords.use();
  const id = useId();
  const length = String(area.value ?? '').length;
  const described = [hint && `${id}-hint`, limit && `${id}-room`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-marked={required || undefined}>
        {label}
      </label>
      <div className={`field-box ${styles.box}`} data-invalid={Boolean(error) || undefined}>
        <textarea
          rows={4}
          {...area}
          id={id}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
        />
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
        {limit && !error && (
          <p id={`${id}-room`} className="small quiet">
            {say('room', { length, limit })}
          </p>
        )}
      </div>
    </div>
  );
}
