import { Button } from '#ui/button';
import { rosterWords } from '../roster.words';
import type { RosterChecks } from '../use-roster-checks';
import styles from './states.module.css';

/** That what there is to look at, and the holidays, could not be loaded; the shifts are there all the same. */
export function ChecksNote({ checks: { state, retry } }: { checks: RosterChecks }) {
  const say = rosterWords.use();
  if (state !== 'failed') return null;
  return (
    <p className={styles.line} role="status">
      {say('checks.failed')} <Button onClick={retry}>{say('checks.retry')}</Button>
    </p>
  );
}
