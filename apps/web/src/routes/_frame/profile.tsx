import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#features/profile/profile.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/profile')({
  validateSearch: textSearch,
  component: Profile,
});

function Profile() {
  return <ProfileScreen {...useScreenSearch()} />;
}
