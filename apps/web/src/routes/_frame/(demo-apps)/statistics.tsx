import { createFileRoute } from '@tanstack/react-router';
import { StatisticsScreen } from '#features/demo-apps/insights/statistics.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/statistics')({
  validateSearch: textSearch,
  component: Statistics,
});

function Statistics() {
  return <StatisticsScreen {...useScreenSearch()} />;
}
