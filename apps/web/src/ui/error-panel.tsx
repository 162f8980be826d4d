import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '#platform/api-error';
import { formatSmart } from '#platform/format-date';
import { Button } from './button';
import styles from './error-panel.module.css';
import { uiWords } from './ui.words';

interface ErrorPanelProps {
  error: unknown;
  onRetry: () => void;
  /** When older data is still shown: from when it is, and how to hide the sentence. */
  older?: { from: number; onDismiss: () => void };
}

/** A region that could not be loaded: alone in its place, or above the data it still shows. */
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
