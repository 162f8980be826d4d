import { type FormHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { errorText, isOutdated } from '#platform/api-error';
import { Button } from '#ui/button';
import { useLeaveGuard } from '#ui/forms/use-leave-guard';
import { useSaveKey } from '#ui/forms/use-save-key';
import { Message } from '#ui/message';
import { uiWords } from '#ui/ui.words';
import styles from './account-settings.module.css';
import { settingsWords } from './account-settings.words';
import { useFollowStored } from './use-follow-stored';

interface TabFormProps {
  /** The props from `useForm` for the form element. */
  form: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> };
  isDirty: boolean;
  isBusy: boolean;
  error: unknown;
  submit?: string;
  onReset: () => void;
  children: ReactNode;
}

/** One tab, saved on its own with its button or Ctrl+S; leaving it with unsaved changes asks for confirmation. */
export function TabForm({ form, isDirty, isBusy, error, submit, onReset, children }: TabFormProps) {
  const say = settingsWords.use();
  const sayUi = uiWords.use();
  const id = useId();
  const { question } = useLeaveGuard(isDirty, 'tab');
  const isStale = isOutdated(error);
  const mayNot = !isDirty || isBusy;

  useSaveKey(id, !mayNot);
  useFollowStored(isDirty);

  return (
    <form {...form} id={id} className={styles.form}>
      {error !== null && error !== undefined && (
        <Message kind="danger">{isStale ? sayUi('staleTitle') : errorText(error)}</Message>
      )}
      {children}
      <div className={styles.actions}>
        <Button type="submit" look="solid" disabled={!isDirty} aria-disabled={mayNot || undefined}>
          {isBusy ? say('saving') : (submit ?? say('save'))}
        </Button>
        <Button disabled={!isDirty} onClick={onReset}>
          {say('reset')}
        </Button>
      </div>
      {question}
    </form>
  );
}
