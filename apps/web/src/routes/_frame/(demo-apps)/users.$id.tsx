import { createFileRoute } from '@tanstack/react-router';
import { UserScreen } from '#features/demo-apps/users/user.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/users/$id')({
  validateSearch: textSearch,
  component: User,
});

function User() {
  return <UserScreen id={Route.useParams().id} {...useScreenSearch()} />;
}
