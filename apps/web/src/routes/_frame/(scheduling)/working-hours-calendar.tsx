import { createFileRoute } from '@tanstack/react-router';
import { WorkingHoursCalendarScreen } from '#features/scheduling/working-hours/working-hours.screen';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(scheduling)/working-hours-calendar')({
  // The screen parses its own parameters, so that its rules are not part of what every page loads.
  validateSearch: textSearch,
  component: WorkingHoursCalendar,
});

function WorkingHoursCalendar() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WorkingHoursCalendarScreen
      search={search}
      onSearch={(next, options) => navigate({ search: next, replace: options?.replace ?? false, resetScroll: false })}
    />
  );
}
