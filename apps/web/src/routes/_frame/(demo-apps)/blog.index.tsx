import { createFileRoute } from '@tanstack/react-router';
import { BlogScreen } from '#features/demo-apps/blog/blog.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/blog/')({
  validateSearch: textSearch,
  component: Blog,
});

function Blog() {
  return <BlogScreen {...useScreenSearch()} />;
}
