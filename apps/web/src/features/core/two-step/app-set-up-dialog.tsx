import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText, fieldError } from '#platform/api-error';
import { notify } from '#platform/notify';
import { tellCopied } from '#platform/tell-copied';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { QrCode } from '#ui/qr-code';
import { TextField } from '#ui/text-field';
import styles from './two-step.module.css';
import { confirmApp } from './two-step.queries';
import { twoStepWords } from './two-step.words';

interface AppSetUpDialogProps {
  secret: string;
  uri: string;
  onClose: () => void;
  /** With recovery codes if two-step verification was off before. */
  onDone: (recoveryCodes: string[] | null) => void;
}

/** Shows the key of a new authenticator app and takes its first code. */
export function AppSetUpDialog({ secret, uri, onClose, onDone }: AppSetUpDialogProps) {
  const say = twoStepWords.use();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const confirm = useMutation(confirmApp);
  const refused = fieldError(confirm.error, 'code');

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const isComplete = /^\d{6}$/.test(code.replaceAll(/\s/g, ''));
    if (!isComplete) setMissing(say('error.code'));
    if (!isComplete || confirm.isPending) return;
    confirm.mutate(code.replaceAll(/\s/g, ''), {
      onSuccess: ({ recoveryCodes }) => {
        if (!recoveryCodes) notify(say('appDone'), { kind: 'success' });
        onDone(recoveryCodes);
      },
    });
  }

  return (
    <Dialog title={say('setUpApp')} isOpen onClose={onClose} size="medium">
      <form className={styles.dialog} aria-label={say('setUpApp')} noValidate onSubmit={submit}>
        <p className="quiet">{say('scan')}</p>
        <QrCode text={uri} label={say('qr')} className={styles.qr} />
        <div className={styles.key}>
          <span className="small quiet">{say('key')}</span>
          <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <Button onClick={() => void tellCopied(secret, say('keyCopied'), say('notCopied'))}>{say('copyKey')}</Button>
        </div>
        {confirm.error && !refused && <Message kind="danger">{errorText(confirm.error)}</Message>}
        <TextField
          label={say('codeNow')}
          value={code}
          error={missing ?? refused}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={8}
          required
          unmarked
          data-autofocus
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setMissing(undefined);
            if (confirm.isError) confirm.reset();
          }}
        />
        <div className={styles.foot}>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" look="solid" aria-disabled={confirm.isPending || undefined}>
            {say(confirm.isPending ? 'busy' : 'confirmApp')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
