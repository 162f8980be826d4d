import { createFileRoute, useRouter } from '@tanstack/react-router';
import { NotAuthorisedScreen } from '#features/core/shell/not-authorised.screen';
import { readString } from '#platform/read-value';

export const Route = createFileRoute('/_frame/(core)/not-authorised')({
  validateSearch: ({ from }: Record<string, unknown>): { from?: string | undefined } => ({
    from: readString(from) ?? undefined,
  }),
  component: NotAuthorised,
});

function NotAuthorised() {
  const { from } = Route.useSearch();
  const router = useRouter();
  return <NotAuthorisedScreen from={from} onBack={() => router.history.back()} />;
}
