import { createFileRoute } from '@tanstack/react-router';
import { SearchScreen } from '#features/core/shell/search/search.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(core)/search')({
  validateSearch: textSearch,
  component: Search,
});

function Search() {
  return <SearchScreen {...useScreenSearch()} />;
}
