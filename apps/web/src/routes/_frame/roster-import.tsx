import { createFileRoute } from '@tanstack/react-router';
import { RosterImportScreen } from '#features/roster-import/roster-import.screen';

export const Route = createFileRoute('/_frame/roster-import')({ component: RosterImportScreen });
