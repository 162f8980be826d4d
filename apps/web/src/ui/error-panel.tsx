import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '#platform/api-error';
import { formatSmart } from '#platform/format-date';
import { Button } from './button';
import styles from './error-panel.module.css';
import { uiWords } from './ui.words';

interface ErrorPanelProps {
  error: unknown;
  onRetry: () => void;
  /** Set if older data is still shown: when it was loaded (epoch milliseconds), and how to dismiss the message. */
  older?: { from: number; onDismiss: () => void };
}

/** The error of a region that could not be loaded, in its place or above stale data. */
export function ErrorPanel({ error, onRetry, older }: ErrorPanelProps) {
  const say = uiWords.use();
  const text = errorText(error);
  return (
    <div className={older ? styles.line : styles.panel} role="alert">
      <IconAlertTriangle size={older ? 20 : 32} stroke={1.5} aria-hidden="true" />
      <p>{older ? say('dataFrom', { text, time: formatSmart(new Date(older.from)) }) : text}</p>
      <div className={`row wraps ${styles.actions}`}>
        <Button onClick={onRetry}>{say('retry')}</Button>
        {older && <Button onClick={older.onDismiss}>{say('dismiss')}</Button>}
      </div>
    </div>
  );
}
