import { createFileRoute } from '@tanstack/react-router';
import { readHoursView, writeHoursView } from '#features/working-hours-calendar/model/hours-view.rules';
import { WorkingHoursCalendarScreen } from '#features/working-hours-calendar/working-hours-calendar.screen';
import type { RosterSearch } from '#roster/model/roster-filters.rules';

export const Route = createFileRoute('/_frame/working-hours-calendar')({
  validateSearch: (search: Record<string, unknown>): RosterSearch => writeHoursView(readHoursView(search)),
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
