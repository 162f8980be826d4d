import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/core/session/reset-password.screen';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_access/reset-password')({
  validateSearch: textSearch,
  component: ResetPassword,
});

function ResetPassword() {
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ResetPasswordScreen token={token ?? ''} onChanged={() => navigate({ to: '/login', replace: true })} />;
}
