import { createFileRoute } from '@tanstack/react-router';
import { KioskScreen } from '#features/kiosk/kiosk.screen';

/** Outside the frame: a kiosk has no session. */
export const Route = createFileRoute('/kiosk')({ component: KioskScreen });
