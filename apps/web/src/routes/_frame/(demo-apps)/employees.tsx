import { createFileRoute } from '@tanstack/react-router';
import { EmployeeRecordsScreen } from '#features/demo-apps/employee-records/employee-records.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(demo-apps)/employees')({
  validateSearch: textSearch,
  component: Employees,
});

function Employees() {
  return <EmployeeRecordsScreen {...useScreenSearch()} />;
}
