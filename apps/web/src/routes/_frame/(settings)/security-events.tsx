import { createFileRoute } from '@tanstack/react-router';
import { SecurityEventsScreen } from '#features/settings/security-events/security-events.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(settings)/security-events')({
  validateSearch: textSearch,
  component: SecurityEvents,
});

function SecurityEvents() {
  return <SecurityEventsScreen {...useScreenSearch()} />;
}
