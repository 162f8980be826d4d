import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '#features/settings/audit/audit.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(settings)/audit')({
  validateSearch: textSearch,
  component: Audit,
});

function Audit() {
  return <AuditScreen {...useScreenSearch()} />;
}
