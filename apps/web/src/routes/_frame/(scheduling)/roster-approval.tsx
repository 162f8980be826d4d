import { createFileRoute } from '@tanstack/react-router';
import { RosterApprovalScreen } from '#features/scheduling/roster-approval/roster-approval.screen';

export const Route = createFileRoute('/_frame/(scheduling)/roster-approval')({
  component: RosterApprovalScreen,
});
