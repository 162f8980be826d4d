export interface SampleProduct {
  slug: string;
  name: string;
  brand: string;
  /** In cents. */
  price: number;
  rating: number;
  hasFreeShipping?: true;
  description: string;
}

/** The products that staff of the demo hotels may order, newest last. */
export const sampleProducts: SampleProduct[] = [
  {
    slug: 'bib-apron',
    name: 'Bib apron',
    brand: 'Aulis',
    price: 1890,
    rating: 4,
    description: 'Cotton and linen twill with a deep front pocket. Boil-proof, so that breakfast leaves no trace.',
  },
  {
    slug: 'reception-blazer',
    name: 'Reception blazer',
    brand: 'Aulis',
    price: 7400,
    rating: 5,
    hasFreeShipping: true,
    description: 'A light wool blend with a loop for the badge. Cut for people who stand and reach for keys.',
  },
  {
    slug: 'reception-trousers',
    name: 'Reception trousers',
    brand: 'Aulis',
    price: 3950,
    rating: 4,
    description: 'Straight leg, flat front, a little stretch. Two pockets hold a phone and a bundle of key cards.',
  },
  {
    slug: 'housekeeping-tunic',
    name: 'Housekeeping tunic',
    brand: 'Aulis',
    price: 3200,
    rating: 5,
    description:
      'Side vents and short raglan sleeves leave the arms free for high shelves. Dries on the line overnight.',
  },
  {
    slug: 'chef-jacket',
    name: 'Chef’s jacket',
    brand: 'Aulis',
    price: 3650,
    rating: 4,
    description:
      'Double-breasted, so that a stain can be buttoned away. Vented back panel for the hot side of the pass.',
  },
  {
    slug: 'toque',
    name: 'Toque',
    brand: 'Aulis',
    price: 990,
    rating: 3,
    description:
      'Pleated cotton with a band that adjusts. Stands up by itself after the first wash, and after the hundredth.',
  },
  {
    slug: 'pool-bar-polo',
    name: 'Pool bar polo',
    brand: 'Aulis',
    price: 2100,
    rating: 3,
    hasFreeShipping: true,
    description:
      'Quick-drying piqué with sun protection. Keeps its colour through a season of chlorine and lemon juice.',
  },
  {
    slug: 'doorman-coat',
    name: 'Doorman’s coat',
    brand: 'Aulis',
    price: 12_900,
    rating: 5,
    hasFreeShipping: true,
    description: 'A long coat against wind and rain, with a warm collar and a pocket for cloakroom tickets.',
  },
  {
    slug: 'neckerchief',
    name: 'Silk neckerchief',
    brand: 'Aulis',
    price: 1450,
    rating: 4,
    description:
      'Printed with the wave of the house. Rolled hem, ties in a flat knot and stays there until the shift is over.',
  },
  {
    slug: 'kitchen-clog',
    name: 'Kitchen clog',
    brand: 'Solea',
    price: 4400,
    rating: 4,
    description: 'Closed toe, sole that grips on wet tiles, heel strap that folds away. Rinses clean under the tap.',
  },
  {
    slug: 'service-shoe',
    name: 'Service shoe',
    brand: 'Solea',
    price: 5800,
    rating: 5,
    hasFreeShipping: true,
    description:
      'Looks like leather for the dining room, walks like a trainer for fourteen thousand steps. Non-slip sole.',
  },
  {
    slug: 'garden-boot',
    name: 'Garden boot',
    brand: 'Solea',
    price: 4900,
    rating: 3,
    description: 'Natural rubber to the knee with a cotton lining. For the dew at six and the sprinklers at any time.',
  },
  {
    slug: 'insoles',
    name: 'Cushioned insoles',
    brand: 'Solea',
    price: 1290,
    rating: 4,
    description: 'Cork and foam in two layers; cut along the printed line to fit. A pair for those who stand all day.',
  },
  {
    slug: 'bath-towel',
    name: 'Bath towel',
    brand: 'Linara',
    price: 1150,
    rating: 5,
    description:
      'The towel of the guest rooms: 500 grams a square metre, double-stitched hems, a loop that does not tear.',
  },
  {
    slug: 'percale-sheet',
    name: 'Percale sheet',
    brand: 'Linara',
    price: 2700,
    rating: 4,
    hasFreeShipping: true,
    description: 'Crisp combed cotton, 240 by 280 centimetres. Folds square, irons flat and cools a warm night.',
  },
  {
    slug: 'pillowcase',
    name: 'Pillowcase',
    brand: 'Linara',
    price: 840,
    rating: 3,
    description:
      'Percale with a deep flap in place of buttons, 50 by 70 centimetres. Bought by the pair, lost by the one.',
  },
  {
    slug: 'linen-napkins',
    name: 'Linen napkins',
    brand: 'Linara',
    price: 1680,
    rating: 4,
    description: 'Six of washed linen with a mitred hem. Good for the fan, the envelope and the candle.',
  },
  {
    slug: 'bathrobe',
    name: 'Bathrobe',
    brand: 'Linara',
    price: 4200,
    rating: 5,
    hasFreeShipping: true,
    description: 'Waffle weave with a shawl collar and two patch pockets. As in the spa, at the price for colleagues.',
  },
  {
    slug: 'chef-knife',
    name: 'Chef’s knife',
    brand: 'Kopis',
    price: 6400,
    rating: 5,
    hasFreeShipping: true,
    description: 'Twenty centimetres of forged steel, balanced at the bolster. Comes with a guard for the way home.',
  },
  {
    slug: 'peeler',
    name: 'Vegetable peeler',
    brand: 'Kopis',
    price: 650,
    rating: 2,
    description: 'A swivel blade for both hands and a tip for the eyes of potatoes. Dishwasher-safe.',
  },
  {
    slug: 'copper-saucepan',
    name: 'Copper saucepan',
    brand: 'Kopis',
    price: 8900,
    rating: 4,
    description: 'Copper outside, steel inside, 18 centimetres. Holds two litres and an even temperature.',
  },
  {
    slug: 'probe-thermometer',
    name: 'Probe thermometer',
    brand: 'Kopis',
    price: 2390,
    rating: 4,
    description:
      'Reads within three seconds, folds into a pocket and keeps the last ten temperatures for the food log.',
  },
  {
    slug: 'name-badge',
    name: 'Name badge',
    brand: 'Signa',
    price: 720,
    rating: 5,
    hasFreeShipping: true,
    description: 'Engraved brass-coloured plate with a magnet that spares the fabric. Two lines: name and languages.',
  },
  {
    slug: 'lunch-box',
    name: 'Insulated lunch box',
    brand: 'Therma',
    price: 2250,
    rating: 4,
    description: 'Two tiers keep soup warm and salad cold for six hours. The lid is a plate.',
  },
  {
    slug: 'shift-notebook',
    name: 'Shift notebook',
    brand: 'Signa',
    price: 480,
    rating: 3,
    description: 'Ninety-six ruled pages with room for the date, the floor and the handover. Fits the tunic pocket.',
  },
  {
    slug: 'desk-bell',
    name: 'Desk bell',
    brand: 'Signa',
    price: 2600,
    rating: 5,
    description: 'Nickel on a cast base. One clear note that reaches the back office and nobody’s nerves.',
  },
  {
    slug: 'steel-bottle',
    name: 'Steel bottle',
    brand: 'Therma',
    price: 1990,
    rating: 5,
    hasFreeShipping: true,
    description:
      'Half a litre, double-walled: cold for a day at the pool, hot for a night at the desk. No plastic inside.',
  },
];
