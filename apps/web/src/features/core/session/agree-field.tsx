import { useId, useState } from 'react';
import styles from './form.module.css';
import { PrivacyPolicy } from './privacy-policy';
import { sessionWords } from './session.words';

interface AgreeFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function AgreeField({ name, value, error, onChange }: AgreeFieldProps) {
  const say = sessionWords.use();
  const id = useId();
  const [isReading, setReading] = useState(false);
  return (
    <div className={styles.agree}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={value === 'yes'}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
      />
      <label htmlFor={id}>{say('register.agree')}</label>
      <button type="button" className={styles.linkButton} onClick={() => setReading(true)}>
        {say('register.readPolicy')}
      </button>
      <span id={`${id}-error`} className={styles.error}>
        {error}
      </span>
      <PrivacyPolicy isOpen={isReading} onClose={() => setReading(false)} />
    </div>
  );
}
