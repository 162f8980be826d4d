import { createFileRoute } from '@tanstack/react-router';
import { PickingScreen } from '#features/demo-apps/shop/orders/picking.screen';

export const Route = createFileRoute('/_sheet/(demo-apps)/shop/orders/print')({ component: PickingScreen });
