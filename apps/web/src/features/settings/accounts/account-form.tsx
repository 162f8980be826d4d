import { type FormEvent, type ReactNode, useId } from 'react';
import { errorText, isOutdated } from '#platform/api-error';
import { Button } from '#ui/button';
import { useLeaveGuard } from '#ui/forms/use-leave-guard';
import { useSaveKey } from '#ui/forms/use-save-key';
import { Message } from '#ui/message';
import { uiWords } from '#ui/ui.words';
import styles from './accounts.module.css';
import { accountsWords } from './accounts.words';

interface AccountFormProps {
  label: string;
  submit: string;
  isDirty: boolean;
  isOld: boolean;
  isBusy: boolean;
  error: unknown;
  onSave: () => void;
  /** Discards the input in favour of the stored values. */
  onFollow: () => void;
  children: ReactNode;
}

/** A part of an account that is saved on its own; discarding input always asks for confirmation. */
export function AccountForm(props: AccountFormProps) {
  const { label, submit, isDirty, isOld, isBusy, error, onSave, onFollow, children } = props;
  const say = accountsWords.use();
  const sayUi = uiWords.use();
  const id = useId();
  const { question } = useLeaveGuard(isDirty, 'tab');
  useSaveKey(id, isDirty && !isBusy);
  const isStale = isOutdated(error);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isDirty && !isBusy) onSave();
  }

  return (
    <form id={id} className={styles.form} aria-label={label} noValidate onSubmit={onSubmit}>
      {(isOld || isStale) && (
        <Message kind="danger">
          {say('changedElsewhere')}{' '}
          <Button look="plain" onClick={onFollow}>
            {say('loadStored')}
          </Button>
        </Message>
      )}
      {error !== null && !isStale && <Message kind="danger">{errorText(error)}</Message>}
      {children}
      <div className="row wraps">
        <Button type="submit" look="solid" aria-disabled={!isDirty || isBusy || undefined}>
          {isBusy ? sayUi('saving') : submit}
        </Button>
      </div>
      {question}
    </form>
  );
}
