import { Button } from '#ui/button';
import styles from './form.module.css';
import type { Credentials } from './session.queries';
import { sessionWords } from './session.words';

const samples = {
  'login.useAdmin': { email: 'admin@demo.com', password: 'admin' },
  'login.useClient': { email: 'client@demo.com', password: 'client' },
} as const satisfies Record<string, Credentials>;

/** The accounts of a demo server; shown only there. */
export function SampleAccounts({ onUse }: { onUse: (account: Credentials) => void }) {
  const say = sessionWords.use();
  return (
    <details className={styles.samples}>
      <summary>{say('login.samples')}</summary>
      <p>{say('login.samplesHint')}</p>
      <div className="row wraps">
        {(Object.keys(samples) as (keyof typeof samples)[]).map((label) => (
          <Button key={label} onClick={() => onUse(samples[label])}>
            {say(label)}
          </Button>
        ))}
      </div>
    </details>
  );
}
