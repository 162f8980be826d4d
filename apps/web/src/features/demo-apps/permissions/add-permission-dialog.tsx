import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { nameChecks } from './permission-name';
import { addPermission } from './permissions.queries';
import { permissionsWords } from './permissions.words';

interface AddPermissionDialogProps {
  taken: readonly Permission[];
  onClose: () => void;
}

export function AddPermissionDialog({ taken, onClose }: AddPermissionDialogProps) {
  const say = permissionsWords.use();
  const [key] = useState(newKey);
  const form = useForm({ name: '' }, nameChecks(taken));
  const add = useMutation(addPermission);

  function submit({ name }: { name: string }): void {
    if (add.isPending) return;
    add.mutate(
      { name: name.trim(), key },
      {
        onSuccess: () => {
          notify(say('added', { name: name.trim() }), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={say('add')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.name !== ''}
      isBusy={add.isPending}
      error={add.error}
      submit={say('add')}
    >
      <TextField {...form.field('name')} label={say('name')} required autoComplete="off" data-autofocus />
    </FormDialog>
  );
}
