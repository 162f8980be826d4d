import { createFileRoute } from '@tanstack/react-router';
import { AttendanceScreen } from '#features/time/attendance/attendance.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(time)/attendance')({
  validateSearch: textSearch,
  component: Attendance,
});

function Attendance() {
  return <AttendanceScreen {...useScreenSearch()} />;
}
