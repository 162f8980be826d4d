import { createFileRoute } from '@tanstack/react-router';
import { SetUpScreen } from '#features/set-up/set-up.screen';

export const Route = createFileRoute('/_frame/set-up')({ component: SetUpScreen });
