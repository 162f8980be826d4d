import { createFileRoute } from '@tanstack/react-router';
import { PayrollScreen } from '#features/time/payroll/payroll.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(time)/payroll')({
  validateSearch: textSearch,
  component: Payroll,
});

function Payroll() {
  return <PayrollScreen {...useScreenSearch()} />;
}
