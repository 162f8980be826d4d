import { createFileRoute } from '@tanstack/react-router';
import { PickingScreen } from '#features/shop/orders/picking.screen';

export const Route = createFileRoute('/_sheet/shop/orders/print')({ component: PickingScreen });
