import { createFileRoute } from '@tanstack/react-router';
import { OnDutyScreen } from '#features/declarations/on-duty/on-duty.screen';

export const Route = createFileRoute('/_frame/(declarations)/on-duty')({ component: OnDutyScreen });
