import { createFileRoute } from '@tanstack/react-router';
import { PunchImportScreen } from '#features/punch-import/punch-import.screen';

export const Route = createFileRoute('/_frame/punch-import')({ component: PunchImportScreen });
