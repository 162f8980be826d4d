import { checkoutContract } from '@horae/contract/demo-apps/checkout.contract';
import { ordersContract } from '@horae/contract/demo-apps/orders.contract';
import { shopContract } from '@horae/contract/demo-apps/shop.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import type { Tell } from '#platform/mail/notice';
import { cancelOrder } from './cancel-order.service';
import { addToCart, changeInCart, readCart, removeFromCart, restoreToCart } from './cart.service';
import { addAddress, choose, readCheckout, removeAddress, useCoupon } from './checkout.service';
import { changeOrder, listOrders, readAnyOrder } from './hand-out.service';
import { listOwnOrders, placeOrder, readOrder } from './orders.service';
import { listProducts, readProduct } from './products.service';
import { addWish, listWishes, removeWish, restoreWish } from './wishlist.service';

export function shopRoutes(app: FastifyInstance, db: Database, tell: Tell): void {
  productRoutes(app, db);
  wishlistRoutes(app, db);
  cartRoutes(app, db);
  checkoutRoutes(app, db);
  orderRoutes(app, db, tell);
}

function productRoutes(app: FastifyInstance, db: Database): void {
  handle(app, shopContract.list, (request) => listProducts(db, accountOf(request).id, request.query));

  handle(app, shopContract.one, async (request) => ({
    product: await readProduct(db, accountOf(request).id, request.params.id),
  }));
}

function wishlistRoutes(app: FastifyInstance, db: Database): void {
  handle(app, shopContract.wishlist, async (request) => ({ products: await listWishes(db, accountOf(request).id) }));

  handle(app, shopContract.addWish, async (request) => ({
    wishlistItem: await addWish(db, accountOf(request).id, request.body.productId),
  }));

  handle(app, shopContract.removeWish, async (request) => {
    await removeWish(db, accountOf(request).id, request.params.productId);
    return {};
  });

  handle(app, shopContract.restoreWish, async (request) => ({
    wishlistItem: await restoreWish(db, accountOf(request).id, request.body.productId),
  }));
}

function cartRoutes(app: FastifyInstance, db: Database): void {
  handle(app, shopContract.cart, (request) => readCart(db, accountOf(request).id));

  handle(app, shopContract.addToCart, async (request) => ({
    cartItem: await addToCart(db, accountOf(request).id, request.body),
  }));

  handle(app, shopContract.removeFromCart, async (request) => {
    await removeFromCart(db, accountOf(request).id, request.params.productId);
    return {};
  });

  handle(app, shopContract.restoreToCart, async (request) => ({
    cartItem: await restoreToCart(db, accountOf(request).id, request.body.productId),
  }));

  handle(app, shopContract.changeInCart, async (request) => ({
    cartItem: await changeInCart(db, accountOf(request).id, request.body),
  }));
}

function checkoutRoutes(app: FastifyInstance, db: Database): void {
  handle(app, checkoutContract.checkout, (request) => readCheckout(db, accountOf(request).id));

  handle(app, checkoutContract.choose, (request) => choose(db, accountOf(request).id, request.body));

  handle(app, checkoutContract.useCoupon, (request) => useCoupon(db, accountOf(request).id, request.body.code));

  handle(app, checkoutContract.removeCoupon, (request) => choose(db, accountOf(request).id, { couponCode: null }));

  handle(app, checkoutContract.addAddress, (request) =>
    once(db, request, async (tx) => ({
      address: await addAddress(tx, accountOf(request).id, request.body.address),
    })),
  );

  handle(app, checkoutContract.removeAddress, async (request) => {
    await removeAddress(db, accountOf(request).id, request.params.id);
    return {};
  });

  handle(app, checkoutContract.placeOrder, (request) =>
    once(db, request, async (tx) => ({ order: await placeOrder(tx, accountOf(request).id, request.body.total) })),
  );

  handle(app, checkoutContract.order, async (request) => ({
    order: await readOrder(db, accountOf(request).id, request.params.id),
  }));
}

function orderRoutes(app: FastifyInstance, db: Database, tell: Tell): void {
  handle(app, ordersContract.mine, (request) => listOwnOrders(db, accountOf(request).id, request.query));

  handle(app, ordersContract.list, ({ query }) => listOrders(db, query));

  handle(app, ordersContract.one, async ({ query }) => ({ order: await readAnyOrder(db, query.id) }));

  handle(app, ordersContract.update, async (request) => ({
    order: await changeOrder(db, accountOf(request).id, request.body, {
      check: (order) => refuseStale(request, ordersContract.update, { order }),
      tell,
    }),
  }));

  handle(app, ordersContract.cancel, async (request) => ({
    order: await cancelOrder(db, accountOf(request).id, request.body, {
      check: (order) => refuseStale(request, ordersContract.cancel, { order }),
      tell,
    }),
  }));
}
