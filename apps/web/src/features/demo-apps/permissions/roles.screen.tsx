import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import type { ScreenSearch } from '#platform/screen-search';
import { useWindowKind } from '#platform/window-kind';
import { ErrorPanel } from '#ui/error-panel';
import { ExportMenu } from '#ui/export/export-menu';
import { PageHead } from '#ui/page-head';
import { Skeleton, SkeletonBlock, SkeletonGrid } from '#ui/skeleton';
import { PermissionMatrix } from './permission-matrix';
import { everyPermission, permissionsQuery } from './permissions.queries';
import { permissionsWords } from './permissions.words';
import { rolesFile } from './permissions-file';
import { RoleCards } from './role-cards';
import { RolePermissions } from './role-permissions';

/** Which role has which permission: as a card per role, and side by side. */
export function RolesScreen({ search, onSearch }: ScreenSearch) {
  const say = permissionsWords.use();
  const isPhone = useWindowKind() === 'phone';
  const { data, error, refetch } = useQuery(permissionsQuery({ q: '', page: 1, perPage: 100 }));
  useChanges('permissions', everyPermission);

  const all = data?.allData ?? [];
  const scope = say('count', { count: all.length });
  return (
    <>
      <PageHead title={say('rolesTitle')} lead={say('rolesLead')}>
        <ExportMenu scope={scope} disabled={all.length === 0} file={() => rolesFile(all, scope)} />
      </PageHead>
      {error !== null && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && error === null && (
        <Skeleton thing={say('thing')}>
          <SkeletonGrid count={5} height={200} />
          <SkeletonBlock height={380} />
        </Skeleton>
      )}
      {data && <RoleCards permissions={all} />}
      {data &&
        (isPhone ? (
          <RolePermissions
            permissions={all}
            role={search.role}
            onRole={(role) => onSearch({ ...search, role }, { replace: true })}
          />
        ) : (
          <PermissionMatrix permissions={all} />
        ))}
    </>
  );
}
