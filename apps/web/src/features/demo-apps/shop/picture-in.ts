import type { ProductColour } from '@horae/contract/demo-apps/shop.contract';

/** The drawings of the shop show the colour that their address names. */
export const pictureIn = (image: string, colour: ProductColour | undefined): string =>
  colour ? `${image}#${colour}` : image;
