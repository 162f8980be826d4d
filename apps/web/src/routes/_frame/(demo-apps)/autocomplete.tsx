import { createFileRoute } from '@tanstack/react-router';
import { AutocompleteScreen } from '#features/demo-apps/autocomplete/autocomplete.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/autocomplete')({
  validateSearch: textSearch,
  component: Autocomplete,
});

function Autocomplete() {
  return <AutocompleteScreen {...useScreenSearch()} />;
}
