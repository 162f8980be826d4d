import { createFileRoute } from '@tanstack/react-router';
import { DeclarationsScreen } from '#features/declarations/declarations/declarations.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(declarations)/declarations')({
  validateSearch: textSearch,
  component: Declarations,
});

function Declarations() {
  return <DeclarationsScreen {...useScreenSearch()} />;
}
