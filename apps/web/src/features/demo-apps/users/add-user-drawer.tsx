import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { UserFields, type UserValues, useUserForm } from './user-form';
import { addUser, allUsersQuery } from './users.queries';
import { usersWords } from './users.words';

const blank: UserValues = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'team',
  status: 'active',
};

interface AddUserDrawerProps {
  onAdded: () => void;
  onClose: () => void;
}

export function AddUserDrawer({ onAdded, onClose }: AddUserDrawerProps) {
  const say = usersWords.use();
  const [key] = useState(newKey);
  const { data: others = [] } = useQuery(allUsersQuery);
  const form = useUserForm(blank, others);
  const add = useMutation(addUser);

  function submit(values: UserValues): void {
    if (add.isPending) return;
    const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
    add.mutate(
      { fields, key },
      {
        onSuccess: () => {
          notify(say('added', { name: fields.fullName }), { kind: 'success' });
          onAdded();
        },
      },
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('add')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={JSON.stringify(form.values) !== JSON.stringify(blank)}
      isBusy={add.isPending}
      error={add.error}
      submit={say('add')}
    >
      <UserFields form={form} hasStatus={false} />
    </FormDialog>
  );
}
