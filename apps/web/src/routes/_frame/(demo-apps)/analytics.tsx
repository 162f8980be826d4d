import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsScreen } from '#features/demo-apps/insights/analytics.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/analytics')({
  validateSearch: textSearch,
  component: Analytics,
});

function Analytics() {
  return <AnalyticsScreen {...useScreenSearch()} />;
}
