import type { Area } from '../../area';
import { declarationsRoutes } from './declarations/declarations.routes';
import { declarationsWork } from './declarations/declarations-worker';

export const area: Area = {
  name: 'declarations',
  order: 40,
  work: ({ database, numbers, simulator }) => [
    declarationsWork(database.db, { sealer: numbers, simulator: simulator.address }),
  ],
  routes(app, { database: { db }, numbers, simulator }) {
    declarationsRoutes(app, db, { sealer: numbers, simulator: simulator.address });
    app.addHook('onClose', () => simulator.stop());
  },
};
