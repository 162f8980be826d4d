import { createFileRoute } from '@tanstack/react-router';
import { KnowledgeBaseScreen } from '#features/demo-apps/faq/knowledge-base/knowledge-base.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/knowledge-base/')({
  validateSearch: textSearch,
  component: KnowledgeBase,
});

function KnowledgeBase() {
  return <KnowledgeBaseScreen {...useScreenSearch()} />;
}
