import { createFileRoute } from '@tanstack/react-router';
import { RolesScreen } from '#features/demo-apps/permissions/roles.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/roles')({
  validateSearch: textSearch,
  component: Roles,
});

function Roles() {
  return <RolesScreen {...useScreenSearch()} />;
}
