import { createFileRoute } from '@tanstack/react-router';
import { FaqScreen } from '#features/demo-apps/faq/faq.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/faq')({
  validateSearch: textSearch,
  component: Faq,
});

function Faq() {
  return <FaqScreen {...useScreenSearch()} />;
}
