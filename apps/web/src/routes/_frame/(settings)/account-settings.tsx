import { createFileRoute } from '@tanstack/react-router';
import { AccountSettingsScreen } from '#features/settings/account-settings/account-settings.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(settings)/account-settings')({
  validateSearch: textSearch,
  component: AccountSettings,
});

function AccountSettings() {
  return <AccountSettingsScreen {...useScreenSearch()} />;
}
