import type { ProductColour } from '@horae/contract/demo-apps/shop-products';

/** The shop's drawings take their colour from the fragment of their URL. */
export const pictureIn = (image: string, colour: ProductColour | undefined): string =>
  colour ? `${image}#${colour}` : image;
