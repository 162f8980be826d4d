import { createFileRoute } from '@tanstack/react-router';
import { StaffTimelineScreen } from '#features/scheduling/staff-timeline/staff-timeline.screen';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(scheduling)/staff-timeline')({
  // The screen parses its own parameters, so that its rules are not part of what every page loads.
  validateSearch: textSearch,
  component: StaffTimeline,
});

function StaffTimeline() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StaffTimelineScreen
      search={search}
      onSearch={(next, options) => navigate({ search: next, replace: options?.replace ?? false, resetScroll: false })}
    />
  );
}
