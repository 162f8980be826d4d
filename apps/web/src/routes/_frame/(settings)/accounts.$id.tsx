import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '#features/settings/accounts/account.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(settings)/accounts/$id')({
  validateSearch: textSearch,
  component: Account,
});

function Account() {
  return <AccountScreen id={Route.useParams().id} {...useScreenSearch()} />;
}
