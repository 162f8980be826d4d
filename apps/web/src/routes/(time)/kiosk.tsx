import { createFileRoute } from '@tanstack/react-router';
import { KioskScreen } from '#features/time/kiosk/kiosk.screen';

/** Outside the frame, as a kiosk has no session. */
export const Route = createFileRoute('/(time)/kiosk')({ component: KioskScreen });
