import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ErrorScreen } from '#ui/error-screen';

export const Route = createFileRoute('/_frame/(core)/error')({ component: ErrorPage });

const unknown = new Error('The page could not be shown.');

function ErrorPage() {
  const router = useRouter();
  return <ErrorScreen error={unknown} onRetry={() => router.history.back()} />;
}
