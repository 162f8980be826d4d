import { type ReactNode, useId } from 'react';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { ModalLayer } from './modal-layer';
import { uiWords } from './ui.words';

interface ConfirmDialogProps {
  /** Names the object: "Delete invoice #5036?". */
  title: string;
  /** What follows from it. */
  children?: ReactNode;
  confirm?: string;
  cancel?: string;
  /** `danger` for what is lost by it. */
  look?: 'danger' | 'solid';
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what cannot be taken back. The focus stands on the way out. */
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
