import { tellCopied } from '#platform/tell-copied';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import styles from './clock-devices.module.css';
import { clockDevicesWords } from './clock-devices.words';

/** Shows the pairing code of a tablet once, large enough to read from across the room. */
export function PairingDialog({ name, code, onClose }: { name: string; code: string; onClose: () => void }) {
  const say = clockDevicesWords.use();
  const address = new URL('/kiosk', location.origin).href;
  return (
    <Dialog title={say('codeTitle', { name })} isOpen onClose={onClose} size="small">
      <div className={styles.pairing}>
        <p>{say('codeText', { address })}</p>
        <output className={styles.code} aria-label={say('code')}>
          {code}
        </output>
        <div className={styles.actions}>
          <Button onClick={() => tellCopied(code, say('copied'), say('notCopied'))}>{say('copy')}</Button>
          <Button look="solid" onClick={onClose}>
            {say('done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
