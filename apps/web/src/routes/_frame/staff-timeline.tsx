import { createFileRoute } from '@tanstack/react-router';
import { StaffTimelineScreen } from '#features/staff-timeline/staff-timeline.screen';

export const Route = createFileRoute('/_frame/staff-timeline')({ component: StaffTimelineScreen });
