import { createFileRoute } from '@tanstack/react-router';
import { MyTimeScreen } from '#features/my-time/my-time.screen';

export const Route = createFileRoute('/_frame/my-time')({ component: MyTimeScreen });
