import { IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';

interface EditRemoveButtonsProps {
  edit: string;
  remove: string;
  onEdit: () => void;
  /** Undefined: it must stay. */
  onRemove: (() => void) | undefined;
}

/** The buttons of a record of a person. */
export function EditRemoveButtons({ edit, remove, onEdit, onRemove }: EditRemoveButtonsProps) {
  return (
    <>
      <IconButton icon={IconPencil} label={edit} onClick={onEdit} />
      {onRemove && <IconButton icon={IconTrash} label={remove} onClick={onRemove} />}
    </>
  );
}
