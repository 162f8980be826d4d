import { createFileRoute } from '@tanstack/react-router';
import { SlipCodeScreen } from '#features/core/session/slip-code.screen';

export const Route = createFileRoute('/_access/start')({ component: Start });

function Start() {
  const navigate = Route.useNavigate();
  return <SlipCodeScreen onCode={(token) => navigate({ to: '/invitation', search: { token } })} />;
}
