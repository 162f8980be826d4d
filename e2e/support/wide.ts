/** Marks what shows again, in more skins, widths or pages, what another test shows in one: `npm run soak` runs it. */
export const wide = { tag: '@wide' };

export const wideIf = (isWide: boolean) => (isWide ? wide : {});
