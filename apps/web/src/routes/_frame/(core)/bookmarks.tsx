import { createFileRoute } from '@tanstack/react-router';
import { BookmarksScreen } from '#features/core/bookmarks/bookmarks.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(core)/bookmarks')({
  validateSearch: textSearch,
  component: Bookmarks,
});

function Bookmarks() {
  return <BookmarksScreen {...useScreenSearch()} />;
}
