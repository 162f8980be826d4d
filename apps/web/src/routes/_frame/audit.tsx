import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '#features/audit/audit.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/audit')({
  validateSearch: textSearch,
  component: Audit,
});

function Audit() {
  return <AuditScreen {...useScreenSearch()} />;
}
