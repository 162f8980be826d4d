import { createFileRoute } from '@tanstack/react-router';
import { readUnitView, writeUnitView } from '#features/organisation-unit-calendar/model/unit-view.rules';
import { OrganisationUnitCalendarScreen } from '#features/organisation-unit-calendar/organisation-unit-calendar.screen';
import type { RosterSearch } from '#roster/model/roster-filters.rules';

export const Route = createFileRoute('/_frame/organisation-unit-calendar')({
  validateSearch: (search: Record<string, unknown>): RosterSearch => writeUnitView(readUnitView(search)),
  component: OrganisationUnitCalendar,
});

function OrganisationUnitCalendar() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrganisationUnitCalendarScreen
      search={search}
      onSearch={(next, options) => navigate({ search: next, replace: options?.replace ?? false, resetScroll: false })}
    />
  );
}
