import { createFileRoute } from '@tanstack/react-router';
import { WishlistScreen } from '#features/demo-apps/shop/wishlist.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/shop/wishlist')({ component: WishlistScreen });
