import { type FormHTMLAttributes, type ReactNode, type Ref, useEffect, useId } from 'react';
import { errorText, isOutdated } from '#platform/api-error';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Drawer } from '../drawer';
import { Message } from '../message';
import { uiWords } from '../ui.words';
import styles from './form-dialog.module.css';
import { showFault } from './show-fault';
import { useDiscardGuard } from './use-discard-guard';

interface FormDialogProps {
  title: string;
  /** The `useForm` props of the form element. */
  form: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> };
  onClose: () => void;
  isDirty: boolean;
  /** The form has a draft, so Back need not ask. */
  isKeptOnBack?: boolean;
  isBusy: boolean;
  /** The server's error; parts that belong to a field are shown there. */
  error: unknown;
  submit?: string;
  /** Rendered next to the submit button. */
  actions?: ReactNode;
  children: ReactNode;
  /** Opens in a drawer, for long forms. */
  isDrawer?: boolean;
}

/** A form in a layer: errors on top, a button that submits only once, and a question before changes are discarded. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    form,
    onClose,
    isDirty,
    isBusy,
    error,
    submit,
    actions,
    children,
    isDrawer = false,
    isKeptOnBack = false,
  } = props;
  const say = uiWords.use();
  const id = useId();
  const { leave, question } = useDiscardGuard(isDirty, onClose, isKeptOnBack);
  const isStale = isOutdated(error);
  useEffect(() => {
    const form = document.getElementById(id);
    if (error && form) showFault(form);
  }, [error, id]);
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
