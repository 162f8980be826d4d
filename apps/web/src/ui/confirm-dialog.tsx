import { type ReactNode, useId } from 'react';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { ModalLayer } from './modal-layer';
import { uiWords } from './ui.words';

interface ConfirmDialogProps {
  /** A question that names the object: "Delete invoice #5036?". */
  title: string;
  /** The consequences. */
  children?: ReactNode;
  confirm?: string;
  cancel?: string;
  /** `danger` if something is lost. */
  look?: 'danger' | 'solid';
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, look = 'danger', isBusy = false, onConfirm, onCancel } = props;
  const say = uiWords.use();
  const id = useId();
  return (
    <ModalLayer isOpen onClose={onCancel} labelledBy={id} className={styles.dialog} role="alertdialog">
      <h2 id={id}>{title}</h2>
      {children && <div className="quiet">{children}</div>}
      <div className={styles.actions}>
        <Button data-autofocus onClick={onCancel}>
          {cancel ?? say('cancel')}
        </Button>
        <Button look={look} aria-disabled={isBusy || undefined} onClick={() => isBusy || onConfirm()}>
          {confirm ?? say('delete')}
        </Button>
      </div>
    </ModalLayer>
  );
}
