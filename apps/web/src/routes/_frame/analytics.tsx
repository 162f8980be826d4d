import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsScreen } from '#features/analytics/analytics.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/analytics')({
  validateSearch: textSearch,
  component: Analytics,
});

function Analytics() {
  return <AnalyticsScreen {...useScreenSearch()} />;
}
