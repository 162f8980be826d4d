/** The delivery date of a cart depends on the current time. */
export const ofNow = ['/apps/ecommerce/cart'];
