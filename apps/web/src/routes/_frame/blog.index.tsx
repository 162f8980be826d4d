import { createFileRoute } from '@tanstack/react-router';
import { BlogScreen } from '#features/blog/blog.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/blog/')({
  validateSearch: textSearch,
  component: Blog,
});

function Blog() {
  return <BlogScreen {...useScreenSearch()} />;
}
