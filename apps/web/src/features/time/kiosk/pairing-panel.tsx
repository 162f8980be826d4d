import { useState } from 'react';
import { ApiError } from '#platform/api-error';
import { EntryPanel } from './entry-panel';
import styles from './kiosk.module.css';
import type { KioskSay } from './kiosk.words';
import { isOutOfReach, pair } from './kiosk-link';

/** Shown before a tablet is paired, and after its kiosk was revoked. */
export function PairingPanel({ say, isRevoked }: { say: KioskSay; isRevoked: boolean }) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  function tryCode(code: string): void {
    setIsBusy(true);
    pair(code)
      .catch((error: unknown) => setFault(say(faultOf(error))))
      .finally(() => setIsBusy(false));
  }

  return (
    <div className={styles.panel}>
      {isRevoked && (
        <p role="alert" className={styles.alert}>
          {say('revoked')}
        </p>
      )}
      <EntryPanel
        say={say}
        heading={say('pairTitle')}
        about={say('pairAbout')}
        label={say('pairCode')}
        kind="code"
        fault={fault}
        isBusy={isBusy}
        submit={say(isBusy ? 'pairing' : 'pair')}
        onEnter={tryCode}
      />
    </div>
  );
}

function faultOf(error: unknown): 'failed' | 'pairWait' | 'pairWrong' {
  if (isOutOfReach(error)) return 'failed';
  return error instanceof ApiError && error.status === 429 ? 'pairWait' : 'pairWrong';
}
