import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isOutdated, rereadIfOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { nameChecks } from './permission-name';
import { permissionQuery, renamePermission } from './permissions.queries';
import { permissionsWords } from './permissions.words';

interface RenamePermissionDialogProps {
  permission: Permission;
  taken: readonly Permission[];
  onClose: () => void;
}

export function RenamePermissionDialog({ permission, taken, onClose }: RenamePermissionDialogProps) {
  const say = permissionsWords.use();
  const { id } = permission;
  const form = useForm({ name: permission.name }, nameChecks(taken, id));
  const stored = useQuery(permissionQuery(id));
  const rename = useMutation({ ...renamePermission, onError: rereadIfOutdated(() => stored.refetch()) });

  function submit({ name }: { name: string }): void {
    if (rename.isPending) return;
    rename.mutate(
      { id, name: name.trim(), tag: stored.data?.tag },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  const isStale = isOutdated(rename.error);
  return (
    <FormDialog
      title={say('renameTitle')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.name !== permission.name}
      isBusy={rename.isPending}
      error={rename.error}
      submit={say('rename')}
    >
      <Message kind="info">{say('renameWarning')}</Message>
      <TextField
        {...form.field('name')}
        label={say('name')}
        required
        autoComplete="off"
        data-autofocus
        hint={isStale ? stored.data?.answer.permission.name : undefined}
      />
    </FormDialog>
  );
}
