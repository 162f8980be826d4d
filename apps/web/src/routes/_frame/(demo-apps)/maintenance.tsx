import { createFileRoute } from '@tanstack/react-router';
import { MaintenanceScreen } from '#features/demo-apps/coming-soon/maintenance.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/maintenance')({ component: MaintenanceScreen });
