import { createFileRoute } from '@tanstack/react-router';
import { ShortNoticeScreen } from '#features/scheduling/publications/short-notice.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(scheduling)/short-notice')({
  validateSearch: textSearch,
  component: ShortNotice,
});

function ShortNotice() {
  return <ShortNoticeScreen {...useScreenSearch()} />;
}
