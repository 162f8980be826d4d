import { createFileRoute, useRouter } from '@tanstack/react-router';
import { lazy } from 'react';
import { LoginScreen } from '#features/core/session/login.screen';
import { readOneOf, readString } from '#platform/read-value';
import { safeReturnTo } from '#platform/return-to';
import type { SessionEnd } from '#platform/session';

const SecondStepForm = lazy(() =>
  import('#features/core/two-step/second-step-form').then((part) => ({ default: part.SecondStepForm })),
);

interface LoginSearch {
  returnTo?: string | undefined;
  reason?: SessionEnd | undefined;
}

const reasons = ['', 'logout', 'expired', 'idle', 'elsewhere'] as const;

export const Route = createFileRoute('/_access/login')({
  validateSearch: ({ returnTo, reason }: Record<string, unknown>): LoginSearch => ({
    returnTo: readString(returnTo) ?? undefined,
    reason: readOneOf(reason, reasons, '') || undefined,
  }),
  component: Login,
});

function Login() {
  const { returnTo, reason } = Route.useSearch();
  const router = useRouter();
  // A fresh form after each end of a session.
  return (
    <LoginScreen
      key={reason}
      reason={reason}
      onLogin={() => router.history.replace(safeReturnTo(returnTo))}
      SecondStepForm={SecondStepForm}
    />
  );
}
