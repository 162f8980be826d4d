import { createFileRoute } from '@tanstack/react-router';
import { SlipsScreen } from '#features/settings/accounts/slips.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(settings)/accounts/slips')({
  validateSearch: textSearch,
  component: Slips,
});

function Slips() {
  return <SlipsScreen {...useScreenSearch()} />;
}
