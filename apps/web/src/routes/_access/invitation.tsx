import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '#features/core/session/invitation.screen';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_access/invitation')({
  validateSearch: textSearch,
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
