import { createFileRoute, useRouter } from '@tanstack/react-router';
import { NotAuthorisedScreen } from '#features/core/shell/not-authorised.screen';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(core)/not-authorised')({
  validateSearch: textSearch,
  component: NotAuthorised,
});

function NotAuthorised() {
  const { from } = Route.useSearch();
  const router = useRouter();
  return <NotAuthorisedScreen from={from} onBack={() => router.history.back()} />;
}
