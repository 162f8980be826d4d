import { createFileRoute } from '@tanstack/react-router';
import { KanbanScreen } from '#features/demo-apps/kanban/kanban.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/kanban')({
  validateSearch: textSearch,
  component: Kanban,
});

function Kanban() {
  return <KanbanScreen {...useScreenSearch()} />;
}
