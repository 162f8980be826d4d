import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#features/core/session/confirm-email.screen';
import { readString } from '#platform/read-value';

export const Route = createFileRoute('/_access/confirm-email')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: readString(token) ?? undefined,
  }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  return <ConfirmEmailScreen token={Route.useSearch().token ?? ''} />;
}
