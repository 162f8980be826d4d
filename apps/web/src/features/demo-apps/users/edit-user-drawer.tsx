import type { User } from '@horae/contract/demo-apps/users.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { rereadIfOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { UserFields, type UserValues, useUserForm } from './user-form';
import { allUsersQuery, updateUser, userToEditQuery } from './users.queries';
import { usersWords } from './users.words';

interface EditUserDrawerProps {
  user: User;
  onClose: () => void;
}

export function EditUserDrawer({ user, onClose }: EditUserDrawerProps) {
  const say = usersWords.use();
  const { id, avatar: _avatar, billing: _billing, ...initial } = user;
  const { data: all = [] } = useQuery(allUsersQuery);
  const stored = useQuery(userToEditQuery(id));
  const form = useUserForm(
    initial,
    all.filter((other) => other.id !== id),
  );
  const update = useMutation({ ...updateUser, onError: rereadIfOutdated(() => stored.refetch()) });
  const changed = Object.entries(form.values).filter(
    ([name, value]) => value.trim() !== initial[name as keyof UserValues],
  );

  function submit(): void {
    if (update.isPending) return;
    if (changed.length === 0) return onClose();
    update.mutate(
      { id, fields: Object.fromEntries(changed.map(([name, value]) => [name, value.trim()])), tag: stored.data?.tag },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('editTitle')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={changed.length > 0}
      isBusy={update.isPending}
      error={update.error}
    >
      <UserFields form={form} hasStatus />
    </FormDialog>
  );
}
