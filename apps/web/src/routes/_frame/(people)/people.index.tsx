import { createFileRoute } from '@tanstack/react-router';
import { PeopleScreen } from '#features/people/people/people.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(people)/people/')({
  validateSearch: textSearch,
  component: People,
});

function People() {
  return <PeopleScreen {...useScreenSearch()} />;
}
