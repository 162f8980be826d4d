import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#features/core/session/confirm-email.screen';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_access/confirm-email')({
  validateSearch: textSearch,
  component: ConfirmEmail,
});

function ConfirmEmail() {
  return <ConfirmEmailScreen token={Route.useSearch().token ?? ''} />;
}
