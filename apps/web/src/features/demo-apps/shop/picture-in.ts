import type { ProductColour } from '@horae/contract/demo-apps/shop.contract';

/** The shop's drawings take their colour from the fragment of their URL. */
export const pictureIn = (image: string, colour: ProductColour | undefined): string =>
  colour ? `${image}#${colour}` : image;
