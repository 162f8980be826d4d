import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { AddDrawer } from '#ui/forms/add-drawer';
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
    <AddDrawer title={say('add')} form={form} onClose={onClose} adding={add} onAdd={submit} submit={say('add')}>
      <UserFields form={form} hasStatus={false} />
    </AddDrawer>
  );
}
