import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#features/demo-apps/profile/profile.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/profile')({
  validateSearch: textSearch,
  component: Profile,
});

function Profile() {
  return <ProfileScreen {...useScreenSearch()} />;
}
