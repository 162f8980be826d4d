import { createFileRoute } from '@tanstack/react-router';
import { PersonScreen } from '#features/people/people/person.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(people)/people/$id')({
  validateSearch: textSearch,
  component: Person,
});

function Person() {
  return <PersonScreen id={Route.useParams().id} {...useScreenSearch()} />;
}
