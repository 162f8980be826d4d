import { createFileRoute } from '@tanstack/react-router';
import { readView, writeView } from '#features/staff-timeline/model/timeline-view.rules';
import { StaffTimelineScreen } from '#features/staff-timeline/staff-timeline.screen';
import type { RosterSearch } from '#roster/model/roster-filters.rules';

export const Route = createFileRoute('/_frame/staff-timeline')({
  validateSearch: (search: Record<string, unknown>): RosterSearch => writeView(readView(search)),
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
