import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/demo-apps/coming-soon/coming-soon.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/coming-soon')({ component: ComingSoonScreen });
