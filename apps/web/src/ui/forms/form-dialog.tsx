import { type FormHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { ApiError, errorText } from '#platform/api-error';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Drawer } from '../drawer';
import { Message } from '../message';
import { uiWords } from '../ui.words';
import styles from './form-dialog.module.css';
import { useDiscardGuard } from './use-discard-guard';

interface FormDialogProps {
  title: string;
  /** What `useForm` gives for the form element. */
  form: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> };
  onClose: () => void;
  isDirty: boolean;
  isBusy: boolean;
  /** What the server refused; what belongs to a field stands there. */
  error: unknown;
  submit?: string;
  /** Beside the button that sends. */
  actions?: ReactNode;
  children: ReactNode;
  /** Long forms come in a drawer at the edge. */
  isDrawer?: boolean;
}

/** A form over the page: errors on top, one button that sends once, and a question before changes are lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, form, onClose, isDirty, isBusy, error, submit, actions, children, isDrawer = false } = props;
  const say = uiWords.use();
  const id = useId();
  const { leave, question } = useDiscardGuard(isDirty, onClose);
  const isStale = error instanceof ApiError && error.status === 412;
  const buttons = (
    <div className={`row wraps to-end ${styles.buttons}`}>
      {actions}
      <Button onClick={leave}>{say('cancel')}</Button>
      <Button type="submit" form={id} look="solid" aria-disabled={isBusy || undefined}>
        {isBusy ? say('saving') : (submit ?? say('save'))}
      </Button>
    </div>
  );
  const body = (
    <form {...form} id={id} className={styles.form}>
      {error !== null && error !== undefined && (
        <Message kind="danger">{isStale ? say('staleTitle') : errorText(error)}</Message>
      )}
      {children}
    </form>
  );
  return (
    <>
      {isDrawer ? (
        <Drawer title={title} isOpen onClose={leave} footer={buttons}>
          {body}
        </Drawer>
      ) : (
        <Dialog title={title} isOpen onClose={leave} size="small">
          {body}
          <div className={styles.foot}>{buttons}</div>
        </Dialog>
      )}
      {question}
    </>
  );
}
