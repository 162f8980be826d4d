import { createFileRoute } from '@tanstack/react-router';
import { PermissionsScreen } from '#features/demo-apps/permissions/permissions.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/permissions')({
  validateSearch: textSearch,
  component: Permissions,
});

function Permissions() {
  return <PermissionsScreen {...useScreenSearch()} />;
}
