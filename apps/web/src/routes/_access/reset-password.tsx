import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/core/session/reset-password.screen';
import { readString } from '#platform/read-value';

export const Route = createFileRoute('/_access/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: readString(token) ?? undefined,
  }),
  component: ResetPassword,
});

function ResetPassword() {
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ResetPasswordScreen token={token ?? ''} onChanged={() => navigate({ to: '/login', replace: true })} />;
}
