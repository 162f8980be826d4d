import type { Area } from '../../area';
import { dailyDeclaring } from './declarations/daily-declaring';
import { declarationsRoutes } from './declarations/declarations.routes';
import { declarationsWork } from './declarations/declarations-worker';

export const area: Area = {
  name: 'declarations',
  order: 40,
  work: ({ database, numbers, simulator, settings: { declarationHosts: hosts } }) => [
    dailyDeclaring(database.db),
    declarationsWork(database.db, { sealer: numbers, simulator: simulator.address, hosts }),
  ],
  routes(app, { database: { db }, numbers, simulator, settings: { declarationHosts: hosts } }) {
    declarationsRoutes(app, db, { sealer: numbers, simulator: simulator.address, hosts });
    app.addHook('onClose', () => simulator.stop());
  },
};
