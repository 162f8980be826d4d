import { createFileRoute } from '@tanstack/react-router';
import { OnDutyScreen } from '#features/on-duty/on-duty.screen';

export const Route = createFileRoute('/_frame/on-duty')({ component: OnDutyScreen });
