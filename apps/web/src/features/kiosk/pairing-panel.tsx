import { useState } from 'react';
import { EntryPanel } from './entry-panel';
import styles from './kiosk.module.css';
import type { KioskSay } from './kiosk.words';
import { isOutOfReach, pair } from './kiosk-link';

/** Before a tablet is a kiosk, and after it was shut out. */
export function PairingPanel({ say, isRevoked }: { say: KioskSay; isRevoked: boolean }) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  function tryCode(code: string): void {
    setIsBusy(true);
    pair(code)
      .catch((error: unknown) => setFault(say(isOutOfReach(error) ? 'failed' : 'pairWrong')))
      .finally(() => setIsBusy(false));
  }

  return (
    <div className={styles.panel}>
      {isRevoked && (
        <p role="alert" className={styles.alert}>
          {say('revoked')}
        </p>
      )}
      <p>{say('pairAbout')}</p>
      <EntryPanel
        say={say}
        heading={say('pairTitle')}
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
