import { IconPencil, IconTrash } from '@tabler/icons-react';
import { ActionItem } from '../action-menu';
import { DotsMenu } from '../dots-menu';

interface EditRemoveMenuProps {
  label: string;
  edit: string;
  remove: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** The menu of a row that can be edited and removed. */
export function EditRemoveMenu({ label, edit, remove, onEdit, onRemove }: EditRemoveMenuProps) {
  return (
    <DotsMenu label={label}>
      <ActionItem icon={<IconPencil size={18} stroke={1.5} aria-hidden="true" />} onClick={onEdit}>
        {edit}
      </ActionItem>
      <ActionItem icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />} onClick={onRemove}>
        {remove}
      </ActionItem>
    </DotsMenu>
  );
}
