/** Marks a test that shows in another skin, width or page what one without the mark shows; `npm run soak` runs it. */
export const wide = { tag: '@wide' };

export const wideIf = (isWide: boolean) => (isWide ? wide : {});
