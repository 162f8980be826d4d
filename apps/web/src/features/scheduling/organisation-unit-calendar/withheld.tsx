import { logOut } from '#platform/log-out';
import { Button } from '#ui/button';
import { unitWords } from './organisation-unit-calendar.words';
import styles from './unit-calendar.module.css';

/** Shown when the server refuses this unit. */
export function Withheld({ onRetry }: { onRetry: () => void }) {
  const say = unitWords.use();
  return (
    <div className={styles.withheld}>
      <p role="alert">{say('noAccess')}</p>
      <div>
        <Button look="solid" onClick={onRetry}>
          {say('retry')}
        </Button>
        <Button onClick={() => logOut()}>{say('logInAgain')}</Button>
      </div>
    </div>
  );
}
