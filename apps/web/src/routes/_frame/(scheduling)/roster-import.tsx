import { createFileRoute } from '@tanstack/react-router';
import { RosterImportScreen } from '#features/scheduling/roster-import/roster-import.screen';

export const Route = createFileRoute('/_frame/(scheduling)/roster-import')({ component: RosterImportScreen });
