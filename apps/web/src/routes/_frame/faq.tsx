import { createFileRoute } from '@tanstack/react-router';
import { FaqScreen } from '#features/faq/faq.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/faq')({
  validateSearch: textSearch,
  component: Faq,
});

function Faq() {
  return <FaqScreen {...useScreenSearch()} />;
}
