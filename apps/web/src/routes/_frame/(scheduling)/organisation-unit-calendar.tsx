import { createFileRoute } from '@tanstack/react-router';
import { OrganisationUnitCalendarScreen } from '#features/scheduling/organisation-unit-calendar/organisation-unit-calendar.screen';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(scheduling)/organisation-unit-calendar')({
  // The screen parses its own parameters, so that its rules are not part of what every page loads.
  validateSearch: textSearch,
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
