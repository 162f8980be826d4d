import { createFileRoute } from '@tanstack/react-router';
import { PickingScreen } from '#features/demo-apps/shop/orders/picking.screen';

export const Route = createFileRoute('/(demo-apps)/_sheet/shop/orders/print')({ component: PickingScreen });
