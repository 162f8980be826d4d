import { useState } from 'react';
import { config } from '#platform/config';
import { saveFile } from '#platform/save-file';
import { session } from '#platform/session';
import { tellCopied } from '#platform/tell-copied';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Dialog } from '#ui/dialog';
import styles from './two-step.module.css';
import { twoStepWords } from './two-step.words';

/** Shows new recovery codes once, to be kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = twoStepWords.use();
  // A click beside the dialog must not lose them.
  const [isAsking, setAsking] = useState(false);
  const head = say('fileHead', { email: session.get()?.email ?? '', appName: config.appName });
  const text = `${head}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog title={say('codesTitle')} isOpen onClose={() => setAsking(true)} size="medium">
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
      {isAsking && (
        <ConfirmDialog
          title={say('keptThemTitle')}
          confirm={say('keptThem')}
          cancel={say('showAgain')}
          look="solid"
          onCancel={() => setAsking(false)}
          onConfirm={onClose}
        >
          {say('keptThemText')}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
