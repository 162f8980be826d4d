import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/misc/coming-soon.screen';

export const Route = createFileRoute('/_frame/coming-soon')({ component: ComingSoonScreen });
