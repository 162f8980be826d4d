import { config } from '#platform/config';
import { saveFile } from '#platform/save-file';
import { session } from '#platform/session';
import { tellCopied } from '#platform/tell-copied';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import styles from './two-step.module.css';
import { twoStepWords } from './two-step.words';

/** Shows new recovery codes once, to be kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = twoStepWords.use();
  const head = say('fileHead', { email: session.get()?.email ?? '', appName: config.appName });
  const text = `${head}\n\n${codes.join('\n')}\n`;
  return (
    // A click beside it must not lose them.
    <Dialog title={say('codesTitle')} isOpen onClose={() => undefined} size="medium">
      <div className={`${styles.dialog} ${styles.printed}`}>
        <p className="quiet screen-only">{say('codesText')}</p>
        <p className={styles.onPaper}>{head}</p>
        <ol className={styles.codes} aria-label={say('recoveryCodes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={`screen-only ${styles.foot}`}>
          <Button onClick={() => void tellCopied(text, say('copied'), say('notCopied'))}>{say('copy')}</Button>
          <Button onClick={() => saveFile('recovery-codes.txt', 'text/plain', text)}>{say('download')}</Button>
          <Button onClick={() => window.print()}>{say('print')}</Button>
          <Button look="solid" data-autofocus onClick={onClose}>
            {say('keptThem')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
