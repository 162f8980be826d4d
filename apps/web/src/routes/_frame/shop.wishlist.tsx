import { createFileRoute } from '@tanstack/react-router';
import { WishlistScreen } from '#features/shop/wishlist.screen';

export const Route = createFileRoute('/_frame/shop/wishlist')({ component: WishlistScreen });
