import { useLocation, useRouter } from '@tanstack/react-router';
import { NotFoundScreen } from './not-found.screen';

/** Says that there is no page at this address. */
export function UnknownPage() {
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <NotFoundScreen
      path={path}
      onBack={() => router.history.back()}
      onSearch={(q) => void router.navigate({ to: '/search', search: { q } })}
    />
  );
}
