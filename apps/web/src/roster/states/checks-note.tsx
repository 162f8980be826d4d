import { Button } from '#ui/button';
import { rosterWords } from '../roster.words';
import type { RosterChecks } from '../use-roster-checks';
import styles from './states.module.css';

/** Says that findings and holidays failed to load; the shifts are shown regardless. */
export function ChecksNote({ checks: { state, retry } }: { checks: RosterChecks }) {
  const say = rosterWords.use();
  if (state !== 'failed') return null;
  return (
    <p className={styles.line} role="status">
      {say('checks.failed')} <Button onClick={retry}>{say('checks.retry')}</Button>
    </p>
  );
}
