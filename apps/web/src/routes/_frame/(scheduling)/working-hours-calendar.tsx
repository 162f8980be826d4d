import { createFileRoute } from '@tanstack/react-router';
import { WorkingHoursCalendarScreen } from '#features/scheduling/working-hours/working-hours.screen';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(scheduling)/working-hours-calendar')({
  // The screen reads what it knows; its rules stay out of what every page loads.
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
