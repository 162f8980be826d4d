import type { UnsentMail } from '@horae/contract/settings/accounts.contract';
import { useMutation } from '@tanstack/react-query';
import { tellCopied } from '#platform/tell-copied';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Dialog } from '#ui/dialog';
import { TextField } from '#ui/text-field';
import { takeOutMail } from './accounts.queries';
import styles from './invite-people.module.css';
import { outboxWords } from './outbox.words';

/** Asks for confirmation, then shows the link of an e-mail once, for copying. */
export function TakeOutDialog({ mail: { id, to }, onClose }: { mail: UnsentMail; onClose: () => void }) {
  const say = outboxWords.use();
  const takeOut = useMutation(takeOutMail);
  if (!takeOut.data) {
    return (
      <ConfirmDialog
        title={say('takeOutTitle', { to })}
        confirm={say('takeOutConfirm')}
        look="solid"
        isBusy={takeOut.isPending}
        onCancel={onClose}
        onConfirm={() => takeOut.mutate(id, { onError: onClose })}
      >
        {say('takeOutText')}
      </ConfirmDialog>
    );
  }
  const { link } = takeOut.data;
  return (
    <Dialog title={say('linkTitle', { to })} isOpen onClose={onClose} size="medium">
      <div className={styles.form}>
        <p className="quiet">{say('linkText')}</p>
        <TextField label={say('link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
        <div className={styles.foot}>
          <Button onClick={onClose}>{say('done')}</Button>
          <Button look="solid" onClick={() => tellCopied(link, say('copied'), say('notCopied'))}>
            {say('copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
