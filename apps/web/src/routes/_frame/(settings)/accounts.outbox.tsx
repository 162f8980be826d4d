import { createFileRoute } from '@tanstack/react-router';
import { AdminsOnly } from '#features/core/shell/admins-only';
import { OutboxScreen } from '#features/settings/accounts/outbox.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(settings)/accounts/outbox')({
  validateSearch: textSearch,
  component: Outbox,
});

function Outbox() {
  return (
    <AdminsOnly>
      <OutboxScreen {...useScreenSearch()} />
    </AdminsOnly>
  );
}
