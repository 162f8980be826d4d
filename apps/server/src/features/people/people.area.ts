import type { Area } from '../../area';
import { importMemoryRoutes } from './import-memory/import-memory.routes';
import { importsRoutes } from './imports/imports.routes';
import { hotelsRoutes } from './organisation/hotels.routes';
import { organisationRoutes } from './organisation/organisation.routes';
import { peopleRoutes } from './people/people.routes';
import { retentionWork } from './people/retention';
import { searchables } from './people.search';
import { setUpRoutes } from './set-up/set-up.routes';

export const area: Area = {
  name: 'people',
  order: 30,
  searchables,
  work: ({ database: { db } }) => [retentionWork(db)],
  routes(app, { database: { db }, numbers }) {
    organisationRoutes(app, db);
    hotelsRoutes(app, db);
    peopleRoutes(app, db, numbers);
    setUpRoutes(app, db);
    importMemoryRoutes(app, db);
    importsRoutes(app, db);
  },
};
