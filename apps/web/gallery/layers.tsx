import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { notify, notifyUndo } from '#platform/notify';
import { ActionItem } from '#ui/action-menu';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Dialog } from '#ui/dialog';
import { DotsMenu } from '#ui/dots-menu';
import { Drawer } from '#ui/drawer';
import { IconButton } from '#ui/icon-button';
import { TextField } from '#ui/text-field';
import styles from './gallery.module.css';

type Layer = 'drawer' | 'dialog' | 'confirm';

/** Layers that open above the page, and notifications at its edge. */
export function Layers() {
  const [layer, setLayer] = useState<Layer | null>(null);
  const [shifts, setShifts] = useState(3);
  const close = () => setLayer(null);

  function take(): void {
    setShifts(shifts - 1);
    notifyUndo('Shift removed', 'Undo', () => setShifts(shifts));
  }

  return (
    <div className={styles.row}>
      <Button onClick={() => setLayer('drawer')}>Open the drawer</Button>
      <Button onClick={() => setLayer('dialog')}>Open the dialog</Button>
      <Button look="danger" onClick={() => setLayer('confirm')}>
        Delete the shift
      </Button>
      <DotsMenu label="Shift options">
        <ActionItem onClick={() => notify('Shift copied')}>Copy</ActionItem>
        <ActionItem onClick={() => setShifts(shifts + 1)}>Éxtra shift</ActionItem>
        <ActionItem onClick={take}>Remove</ActionItem>
      </DotsMenu>
      <IconButton icon={IconPencil} label="Edit the shift" onClick={() => setLayer('dialog')} />
      <Button onClick={() => notify('The roster could not be stored.', { kind: 'error' })}>Fail</Button>
      <output aria-label="Shifts">{shifts}</output>
      <Drawer
        title="Filters"
        isOpen={layer === 'drawer'}
        onClose={close}
        footer={<Button onClick={close}>Apply</Button>}
      >
        <TextField label="Name contains" />
      </Drawer>
      <Dialog title="Edit the shift" isOpen={layer === 'dialog'} onClose={close}>
        <TextField label="Note" />
        <Button onClick={close}>Save</Button>
      </Dialog>
      {layer === 'confirm' && (
        <ConfirmDialog title="Delete the shift of Ελένη Μαυρίδη?" onCancel={close} onConfirm={close}>
          She is told by mail.
        </ConfirmDialog>
      )}
    </div>
  );
}
