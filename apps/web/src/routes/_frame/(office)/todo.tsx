import { createFileRoute } from '@tanstack/react-router';
import { TodoScreen } from '#features/office/todo/todo.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(office)/todo')({
  validateSearch: textSearch,
  component: Todo,
});

function Todo() {
  return <TodoScreen {...useScreenSearch()} />;
}
