import { createFileRoute } from '@tanstack/react-router';
import { PunchImportScreen } from '#features/time/punch-import/punch-import.screen';

export const Route = createFileRoute('/_frame/(time)/punch-import')({ component: PunchImportScreen });
