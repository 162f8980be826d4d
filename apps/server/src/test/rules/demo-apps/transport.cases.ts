/** What a cart is told of delivery depends on the moment. */
export const ofNow = ['/apps/ecommerce/cart'];
