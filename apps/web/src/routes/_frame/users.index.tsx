import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '#features/users/users.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/users/')({
  validateSearch: textSearch,
  component: Users,
});

function Users() {
  return <UsersScreen {...useScreenSearch()} />;
}
