import { createFileRoute } from '@tanstack/react-router';
import { RosterHistoryScreen } from '#features/scheduling/roster-history/roster-history.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(scheduling)/roster-history')({
  validateSearch: textSearch,
  component: RosterHistory,
});

function RosterHistory() {
  return <RosterHistoryScreen {...useScreenSearch()} />;
}
