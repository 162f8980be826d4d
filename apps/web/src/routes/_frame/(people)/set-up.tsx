import { createFileRoute } from '@tanstack/react-router';
import { SetUpScreen } from '#features/people/set-up/set-up.screen';

export const Route = createFileRoute('/_frame/(people)/set-up')({ component: SetUpScreen });
