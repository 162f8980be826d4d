import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#platform/api-error';
import { useChanges } from '#platform/changes';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { PageHead } from '#ui/page-head';
import { Skeleton, SkeletonGrid } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { DeleteUserDialog } from './delete-user-dialog';
import { EditUserDrawer } from './edit-user-drawer';
import { UserActions } from './user-actions';
import { UserCard } from './user-card';
import { UserFacts } from './user-facts';
import { everyUser, userQuery } from './users.queries';
import { usersWords } from './users.words';

/** The overview of one user. */
export function UserScreen({ id, search, onSearch }: ScreenSearch & { id: string }) {
  const say = usersWords.use();
  const navigate = useNavigate();
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  const { data, error, refetch } = useQuery({ ...userQuery(number), enabled: number > 0 });
  const [isDeleting, setDeleting] = useState(false);
  useChanges('users', everyUser);

  const isMissing = number === 0 || (error instanceof ApiError && [400, 404].includes(error.status));
  if (isMissing) {
    return (
      <>
        <PageHead title={say('title')} />
        <EmptyState drawing={<KeyHookDrawing />} text={say('notFound')}>
          <Link to="/users" className={buttonClass('solid')}>
            {say('backToList')}
          </Link>
        </EmptyState>
      </>
    );
  }
  if (!data) {
    return error ? (
      <>
        <PageHead title={say('title')} />
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </>
    ) : (
      <Skeleton thing={say('oneThing')}>
        <SkeletonGrid count={2} height={240} columns="minmax(160px, 320px) minmax(0, 1fr)" gap={24} stacks />
      </Skeleton>
    );
  }
  const { user } = data;
  const close = () => onSearch((now) => withSearchChange(now, { open: null }), { replace: true });
  const tab = search.tab === 'plan' ? 'plan' : 'overview';
  return (
    <>
      <PageHead title={user.fullName}>
        <UserActions
          user={user}
          onEdit={() => onSearch({ ...search, open: 'edit' })}
          onDelete={() => setDeleting(true)}
        />
      </PageHead>
      <UserCard user={user}>
        <Tabs
          label={say('user')}
          value={tab}
          tabs={[
            { value: 'overview', label: say('tab.overview') },
            { value: 'plan', label: say('tab.plan') },
          ]}
          onChange={(next) => onSearch(next === 'plan' ? { tab: next } : {}, { replace: true })}
        >
          <UserFacts
            user={user}
            names={tab === 'plan' ? ['plan', 'billing'] : ['id', 'username', 'email', 'contact', 'company', 'country']}
          />
        </Tabs>
      </UserCard>
      {search.open === 'edit' && <EditUserDrawer user={user} onClose={close} />}
      {isDeleting && (
        <DeleteUserDialog
          user={user}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate({ to: '/users' })}
        />
      )}
    </>
  );
}
