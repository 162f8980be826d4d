import { createFileRoute } from '@tanstack/react-router';
import { MyTimeScreen } from '#features/time/my-time/my-time.screen';

export const Route = createFileRoute('/_frame/(time)/my-time')({ component: MyTimeScreen });
