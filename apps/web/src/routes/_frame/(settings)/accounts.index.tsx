import { createFileRoute } from '@tanstack/react-router';
import { AccountsScreen } from '#features/settings/accounts/accounts.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(settings)/accounts/')({
  validateSearch: textSearch,
  component: Accounts,
});

function Accounts() {
  return <AccountsScreen {...useScreenSearch()} />;
}
