import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '#features/core/session/invitation.screen';
import { readString } from '#platform/read-value';

export const Route = createFileRoute('/_access/invitation')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: readString(token) ?? undefined,
  }),
  component: Invitation,
});

function Invitation() {
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InvitationScreen
      token={token ?? ''}
      onAccepted={(employeeId) =>
        employeeId === undefined
          ? navigate({ to: '/', replace: true })
          : navigate({ to: '/staff-timeline', search: { emp: String(employeeId) }, replace: true })
      }
    />
  );
}
