import type { Layer } from '../layer';
import type { Source } from '../rule';

const order: Source = {
  law: 'Ministerial decision 20714/1025/1976',
  since: '1976',
  readAt: 'tax-me.gr; poyaxf.gr; whether it is still in force is to be checked',
  certainty: 'medium',
};

/**
 * The ministerial order for kitchen staff: a day of eight hours. Their hours are continuous, too (`continuousOnly` of the
 * contract).
 */
export const greekKitchens: Layer = {
  id: 'GR-KITCHEN-1976',
  validFrom: '1976-01-01',
  validTo: null,
  limits: { five: { dailyStatutory: 480 } },
  sources: { overtime: order, continuousHours: order },
};
