import { createFileRoute } from '@tanstack/react-router';
import { OrganisationScreen } from '#features/people/organisation/organisation.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(people)/organisation')({
  validateSearch: textSearch,
  component: Organisation,
});

function Organisation() {
  return <OrganisationScreen {...useScreenSearch()} />;
}
