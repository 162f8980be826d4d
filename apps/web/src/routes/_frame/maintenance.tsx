import { createFileRoute } from '@tanstack/react-router';
import { MaintenanceScreen } from '#features/misc/maintenance.screen';

export const Route = createFileRoute('/_frame/maintenance')({ component: MaintenanceScreen });
