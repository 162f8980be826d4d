import { createFileRoute, useRouter } from '@tanstack/react-router';
import { NotFoundScreen } from '#features/core/shell/not-found.screen';

/** All unknown paths. */
export const Route = createFileRoute('/_frame/$')({ component: NotFound });

function NotFound() {
  const { _splat: path = '' } = Route.useParams();
  const router = useRouter();
  return (
    <NotFoundScreen
      path={`/${path}`}
      onBack={() => router.history.back()}
      onSearch={(q) => void router.navigate({ to: '/search', search: { q } })}
    />
  );
}
