import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '#features/demo-apps/users/users.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/users/')({
  validateSearch: textSearch,
  component: Users,
});

function Users() {
  return <UsersScreen {...useScreenSearch()} />;
}
